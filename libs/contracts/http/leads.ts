import { z } from 'zod';
import { pointsSchema } from '../values/grading';
import { grades, gradeSchema, intents } from '../values/intent';
import { jobValueSchema } from '../values/job-value';
import { jobSheetSchema } from '../values/job-sheet';
import { sheetOrder } from '../values/job-sheet-fields';
import { leadEditSchema } from '../values/lead-edit';
import { leadNoteSchema } from '../values/lead-note';
import { leadStageSchema, leadStages } from '../values/lead-stage';
import { lostReasonSchema } from '../values/lost-reason';
import { marketingAnswerSchema } from '../values/marketing-consent';
import { slugSchema } from '../values/slug';
import { askedDay, noQuery, nothing } from './common';
import { route } from './route';

/** `why` is for people: "gave a phone number"; of a missing fact, what to ask. */
const toldFactSchema = z.object({ holds: z.boolean(), why: z.string() });

export const gradingSchema = z.object({
  grade: gradeSchema.nullable(),
  ruleVersion: z.int(),
  /** ISO 8601 UTC; the words of the facts are as of then. */
  gradedAt: z.string(),
  points: pointsSchema,
  facts: z.object({ reachable: toldFactSchema, located: toldFactSchema, ready: toldFactSchema }),
});
export type LeadGrading = z.infer<typeof gradingSchema>;

export const leadViewSchema = z.object({
  lead: z.partialRecord(z.enum([...sheetOrder, 'preferred_from', 'preferred_to']), z.string()),
  grading: gradingSchema.nullable(),
  jobSheet: jobSheetSchema,
  requested: z.array(z.enum(sheetOrder)),
  stage: leadStageSchema,
  /** Of a lost lead, where the installer has said it. */
  lostReason: lostReasonSchema.nullable(),
  /** Of a won lead, where the installer has said it. */
  valuePence: jobValueSchema.nullable(),
  /** What the visitor said to marketing, by each channel that they answered for. */
  marketing: z.array(marketingAnswerSchema),
  /** Oldest first. Null for whoever isn't of the firm. */
  notes: z.array(leadNoteSchema).nullable(),
});
export type LeadView = z.infer<typeof leadViewSchema>;

const looking = { method: 'GET', body: nothing, query: noQuery, response: leadViewSchema } as const;

export const conversationLead = route({
  ...looking,
  path: '/api/installer/conversations/:sessionId/lead',
  access: 'installer',
  summary: "The lead of one of the signed-in installer's conversations: its details, its grade and why, its job sheet",
});

export const conversationLeadForAdmin = route({
  ...looking,
  path: '/api/installers/:slug/conversations/:sessionId/lead',
  access: 'admin',
  summary: "The lead of one of an installer's conversations: its details, its grade and why, its job sheet",
});

export const editLead = route({
  method: 'PATCH',
  path: '/api/installer/conversations/:sessionId/lead',
  access: 'installer',
  summary: 'Puts one detail of a lead or its job sheet right; the lead is graded anew with it',
  body: leadEditSchema,
  query: noQuery,
  response: leadViewSchema,
});

export const editLeadDetails = route({
  method: 'PATCH',
  path: '/api/installer/conversations/:sessionId/lead/details',
  access: 'installer',
  summary: 'Puts several details of a lead or its job sheet right at once; the lead is graded anew once',
  body: z.object({ edits: z.array(leadEditSchema).min(1).max(sheetOrder.length) }),
  query: noQuery,
  response: leadViewSchema,
});

/** What can be selected at most, and changed in one go. */
export const mostLeadsSelected = 500;

export const leadGradeFilters = ['all', ...grades, 'ungraded'] as const;
export const leadIntentFilters = ['all', ...intents, 'none'] as const;
export const leadStageFilters = ['all', ...leadStages] as const;
export const leadSorts = ['newest', 'grade'] as const;

const dayFilter = z.union([z.literal(''), askedDay('Please give a date as YYYY-MM-DD')]).default('');

/** What the lead hub can be narrowed to; its fields are those of the query and of the screen's address. */
export const leadFiltersSchema = z.object({
  /** Part of a name, phone, email, postcode, place or topic; case and spaces in numbers do not matter. */
  search: z.string().max(200).default(''),
  grade: z.enum(leadGradeFilters).default('all'),
  intent: z.enum(leadIntentFilters).default('all'),
  stage: z.enum(leadStageFilters).default('all'),
  /** A postcode area: LS, M. */
  area: z
    .string()
    .regex(/^[A-Z]{0,2}$/, 'Please give a postcode area, such as LS')
    .default(''),
  /** London's days, both included, on which somebody became a lead. */
  from: dayFilter,
  to: dayFilter,
  /** Of an admin's list; an installer sees its own whatever it says. */
  installer: z.union([z.literal(''), slugSchema]).default(''),
  sort: z.enum(leadSorts).default('newest'),
});
export type LeadFilters = z.infer<typeof leadFiltersSchema>;
