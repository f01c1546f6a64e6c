import { z } from 'zod';
import { nothing } from './common';
import { route } from './route';

export const insightPeriods = ['7', '30', '90'] as const;
const periodSchema = z.enum(insightPeriods).default('30');
export type InsightPeriod = z.infer<typeof periodSchema>;

/** What is counted on a day (Europe/London), each on the day on which it happened. */
export const platformCountsSchema = z.object({
  conversations: z.int(),
  /** Visitors who left a way to be reached. */
  contacts: z.int(),
  /** Visits that came of a conversation: booked, and taken place. */
  booked: z.int(),
  visited: z.int(),
  hot: z.int(),
  warm: z.int(),
  cold: z.int(),
  /** Answers of the assistant, the milliseconds that all took together, and how many were slow. */
  replies: z.int(),
  replyMs: z.int(),
  slowReplies: z.int(),
});
export type PlatformCounts = z.infer<typeof platformCountsSchema>;

/** `at` is when it was counted; `hours` are conversations begun, a row per weekday from Monday, 24 in each. */
export const platformInsightsSchema = z.object({
  at: z.string(),
  days: z.array(platformCountsSchema.extend({ day: z.iso.date() })),
  before: platformCountsSchema,
  hours: z.array(z.array(z.int()).length(24)).length(7),
});
export type PlatformInsights = z.infer<typeof platformInsightsSchema>;

export const platformInsights = route({
  method: 'GET',
  path: '/api/admin/insights',
  access: 'admin',
  summary: 'All installers together: volume, funnel, grades, busiest hours and response time, beside the period before',
  body: nothing,
  query: z.object({ days: periodSchema }),
  response: z.object({ insights: platformInsightsSchema }),
});

export const rankings = ['conversations', 'contacts', 'booked', 'conversion', 'hot'] as const;
export type Ranking = (typeof rankings)[number];

/** `conversion` is a percentage with one decimal, contact to booking; `before` the conversations of the period before. */
export const rankedInstallerSchema = z.object({
  slug: z.string(),
  name: z.string(),
  conversations: z.int(),
  contacts: z.int(),
  booked: z.int(),
  conversion: z.number(),
  hot: z.int(),
  before: z.int(),
});
export type RankedInstaller = z.infer<typeof rankedInstallerSchema>;

export const installerRanking = route({
  method: 'GET',
  path: '/api/admin/insights/installers',
  access: 'admin',
  summary: 'Installers by what they had in a period, the most first',
  body: nothing,
  query: z.object({
    days: periodSchema,
    by: z.enum(rankings).default('conversations'),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(10),
  }),
  response: z.object({ installers: z.array(rankedInstallerSchema), total: z.int() }),
});
