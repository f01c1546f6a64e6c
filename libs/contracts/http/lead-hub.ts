import { z } from 'zod';
import { gradeSchema, intentSchema } from '../values/intent';
import { leadStageSchema } from '../values/lead-stage';
import { jobValueSchema } from '../values/job-value';
import { lostReasonSchema } from '../values/lost-reason';
import { slugSchema } from '../values/slug';
import { noQuery, nothing } from './common';
import { leadFiltersSchema, mostLeadsSelected } from './leads';
import { route } from './route';

/** A visitor who left a way to be reached or has a grade. Erased and withdrawn details are absent. */
export const leadRowSchema = z.object({
  sessionId: z.string(),
  installerId: slugSchema,
  installerName: z.string(),
  name: z.string().optional(),
  phone: z.string().optional(),
  email: z.string().optional(),
  postcode: z.string().optional(),
  /** The address where it is known, else the postcode area's town. */
  place: z.string().optional(),
  /** What it is about, in the visitor's words where nothing better is known. */
  topic: z.string().optional(),
  grade: gradeSchema.nullable(),
  intent: intentSchema.nullable(),
  stage: leadStageSchema,
  lostReason: lostReasonSchema.nullable(),
  emergency: z.boolean(),
  /** When it became a lead: ISO 8601 UTC. */
  leadAt: z.string(),
});
export type LeadRow = z.infer<typeof leadRowSchema>;

export const leadPageSize = 25;

const pageQuery = leadFiltersSchema.extend({
  /** What the page before called `next`. */
  cursor: z.string().max(200).default(''),
  pageSize: z.coerce.number().int().min(1).max(200).default(leadPageSize),
});

const pageResponse = z.object({
  leads: z.array(leadRowSchema),
  /** Null where this page is the last. */
  next: z.string().nullable(),
});
export type LeadPage = z.infer<typeof pageResponse>;

const listing = { method: 'GET', body: nothing, query: pageQuery, response: pageResponse } as const;

export const adminLeads = route({
  ...listing,
  path: '/api/leads',
  access: 'admin',
  summary: 'The leads of all installers, or of one, page by page',
});

export const installerLeads = route({
  ...listing,
  path: '/api/installer/leads',
  access: 'installer',
  summary: "The signed-in installer's leads, page by page",
});

/** Where `more` is true there are at least `count`: counting further would take too long. */
export const boundedCountSchema = z.object({ count: z.int(), more: z.boolean() });
export type BoundedCount = z.infer<typeof boundedCountSchema>;

const counts = z.record(z.string(), boundedCountSchema);

const countsResponse = z.object({
  found: boundedCountSchema,
  /** Of each value of a filter, how many leads there are with the other filters as they stand; a search is left out of account. */
  grade: counts,
  intent: counts,
  stage: counts,
});
export type LeadCounts = z.infer<typeof countsResponse>;

const counting = { method: 'GET', body: nothing, query: leadFiltersSchema, response: countsResponse } as const;

export const adminLeadCounts = route({
  ...counting,
  path: '/api/leads/counts',
  access: 'admin',
  summary: 'How many leads of all installers each filter leaves',
});

export const installerLeadCounts = route({
  ...counting,
  path: '/api/installer/leads/counts',
  access: 'installer',
  summary: "How many of the signed-in installer's leads each filter leaves",
});

export const selectedLeadSchema = z.object({ sessionId: z.string(), installerId: slugSchema, stage: leadStageSchema });
export type SelectedLead = z.infer<typeof selectedLeadSchema>;

const selecting = {
  method: 'GET',
  body: nothing,
  query: leadFiltersSchema,
  /** `more`: there are others that the list finds. */
  response: z.object({ leads: z.array(selectedLeadSchema), more: z.boolean() }),
} as const;

export const adminLeadSelection = route({
  ...selecting,
  path: '/api/leads/selection',
  access: 'admin',
  summary: `The ids of all leads that the list finds, in its order, ${mostLeadsSelected} at most`,
});

export const installerLeadSelection = route({
  ...selecting,
  path: '/api/installer/leads/selection',
  access: 'installer',
  summary: `The ids of all that the installer's list finds, in its order, ${mostLeadsSelected} at most`,
});

/** What one call changes at most: a longer selection is sent in turns. */
export const mostStagesAtOnce = 25;

/** `from`: only while the lead still stands there, so that nobody's later change is undone. */
export const stageChangeSchema = z.object({
  sessionId: z.uuid(),
  stage: leadStageSchema,
  reason: lostReasonSchema.optional(),
  /** Of a lead that is put back to won. */
  valuePence: jobValueSchema.optional(),
  from: leadStageSchema.optional(),
});
export type StageChange = z.infer<typeof stageChangeSchema>;

/** `before` is where a changed lead stood; of a `failed` one `message` says why. */
export const stageOutcomeSchema = z.object({
  sessionId: z.string(),
  outcome: z.enum(['changed', 'unchanged', 'failed']),
  message: z.string().nullable(),
  before: z
    .object({ stage: leadStageSchema, reason: lostReasonSchema.nullable(), valuePence: jobValueSchema.nullable() })
    .nullable(),
});
export type StageOutcome = z.infer<typeof stageOutcomeSchema>;

export const setLeadStages = route({
  method: 'POST',
  path: '/api/installer/leads/stages',
  access: 'installer',
  summary: 'Says of several leads how far the firm has come, each by itself, and of each what came of it',
  body: z.object({
    changes: z
      .array(stageChangeSchema)
      .min(1, 'Name at least one lead')
      .max(mostStagesAtOnce, `At most ${mostStagesAtOnce} at once`),
  }),
  query: noQuery,
  response: z.object({ outcomes: z.array(stageOutcomeSchema) }),
});
