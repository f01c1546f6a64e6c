import { insightPeriods, rankings } from '@pilotlight/contracts/http/platform-insights';
import { z } from 'zod';

export const insightsViewSchema = z.object({
  days: z.enum(insightPeriods).catch('30'),
  by: z.enum(rankings).catch('conversations'),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});

/** The period that is looked at, and what installers are ranked by. */
export type InsightsView = z.infer<typeof insightsViewSchema>;
