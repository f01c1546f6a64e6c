import { z } from 'zod';
import { gradeSchema, intentSchema } from '../values/intent';
import { askedDay, nothing } from './common';
import { platformCountsSchema } from './platform-insights';
import { route } from './route';

export const longestPeriod = 366;
const day = askedDay('Please give a day as YYYY-MM-DD');

/** Days in Europe/London, both included. */
const periodSchema = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to, 'Please end the period after it begins')
  .refine(
    ({ from, to }) => Date.parse(to) - Date.parse(from) < longestPeriod * 86_400_000,
    `Please choose a period of up to ${longestPeriod} days`,
  );
export type Period = z.infer<typeof periodSchema>;

/** Of the leads that came in a period: how far each has got until now. Who was quoted was contacted too, and who was won was quoted. */
export const stageCountsSchema = z.object({
  leads: z.int(),
  contacted: z.int(),
  quoted: z.int(),
  won: z.int(),
  lost: z.int(),
  /** Of the won ones that the installer gave a value of, in pence together, and how many those are. */
  wonPence: z.int(),
  valued: z.int(),
});
export type StageCounts = z.infer<typeof stageCountsSchema>;

/** A median in seconds, and of how many leads it is one. */
const paceSchema = z.object({ of: z.int(), medianSeconds: z.number().nullable() });
export type Pace = z.infer<typeof paceSchema>;

export const leadFiguresSchema = stageCountsSchema.extend({
  /** From the visitor's first message to the first answer, of the assistant or a person. */
  response: paceSchema,
  /** From the day that the visitor could be reached to the first word or deed of a person of the firm. */
  firstContact: paceSchema,
  toContacted: paceSchema,
  toQuoted: paceSchema,
  toWon: paceSchema,
  toLost: paceSchema,
});
export type LeadFigures = z.infer<typeof leadFiguresSchema>;

/** What the landing page claims, as measured. Null where there is too little to say; `need` is how many it takes. */
export const claimsSchema = z.object({
  /** Hot and warm leads of the period beside those of the period before, in percent. */
  quoteWorthy: z.object({ now: z.int(), before: z.int(), need: z.int(), percent: z.number().nullable() }),
  /** Details that the chat took down for each quoted lead, at a fixed time for each. */
  admin: z.object({ quotes: z.int(), need: z.int(), details: z.number().nullable(), minutes: z.number().nullable() }),
  /** How many times sooner a visitor was answered than a person of the firm saw to the lead. */
  firstResponse: z.object({ leads: z.int(), need: z.int(), times: z.number().nullable() }),
});
export type Claims = z.infer<typeof claimsSchema>;

export const analyticsSchema = z.object({
  at: z.string(),
  period: z.object({ from: day, to: day }),
  /** As many days, right before. */
  previous: z.object({ from: day, to: day }),
  days: z.array(platformCountsSchema.extend({ day })),
  daysBefore: z.array(platformCountsSchema.extend({ day })),
  intents: z.array(z.object({ intent: intentSchema, count: z.int(), before: z.int() })),
  /** Conversations begun: a row per weekday from Monday, 24 hours in each. */
  hours: z.array(z.array(z.int()).length(24)).length(7),
  leads: leadFiguresSchema,
  leadsBefore: leadFiguresSchema,
  byDay: z.array(stageCountsSchema.extend({ day })),
  byIntent: z.array(stageCountsSchema.extend({ intent: intentSchema.nullable() })),
  byGrade: z.array(stageCountsSchema.extend({ grade: gradeSchema.nullable() })),
  /** By outward code, the most first. */
  places: z.array(z.object({ outward: z.string(), leads: z.int(), before: z.int() })),
  claims: claimsSchema,
});
export type Analytics = z.infer<typeof analyticsSchema>;

const asking = { body: nothing, query: periodSchema, response: z.object({ analytics: analyticsSchema }) };
const summary = 'volume, funnel, stages, places, hours and pace in a period, beside the period before';

export const periodAnalytics = route({
  ...asking,
  method: 'GET',
  path: '/api/installer/analytics/period',
  access: 'installer',
  summary: `The signed-in installer's ${summary}`,
});

export const periodAnalyticsForAdmin = route({
  ...asking,
  method: 'GET',
  path: '/api/installers/:slug/analytics/period',
  access: 'admin',
  summary: `One installer's ${summary}`,
});

export const platformAnalytics = route({
  ...asking,
  method: 'GET',
  path: '/api/admin/analytics/period',
  access: 'admin',
  summary: `All installers' ${summary}`,
});
