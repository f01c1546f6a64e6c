import { z } from 'zod';
import { noQuery, nothing } from './common';
import { route } from './route';

/**
 * `avgConversionRate` is a percentage with one decimal, 100 at most: the visits booked of all leads captured, by all installers together.
 * `activeInstallers` are those whose chatbot answers: approved and not suspended.
 */
export const platformStatsSchema = z.object({
  totalConversations: z.int().nonnegative(),
  avgConversionRate: z.number().min(0).max(100),
  activeInstallers: z.int().nonnegative(),
});
export type PlatformStats = z.infer<typeof platformStatsSchema>;

export const platformStats = route({
  method: 'GET',
  path: '/api/platform/stats',
  access: 'public',
  summary: 'What the platform has done so far, for its landing page: conversations, conversion and installers',
  body: nothing,
  query: noQuery,
  response: z.object({ stats: platformStatsSchema }),
});
