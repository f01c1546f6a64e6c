import { z } from 'zod';
import { pointsSchema } from '../values/grading';
import { gradeSchema } from '../values/intent';
import { jobValueSchema } from '../values/job-value';
import { jobSheetSchema } from '../values/job-sheet';
import { sheetOrder } from '../values/job-sheet-fields';
import { leadEditSchema } from '../values/lead-edit';
import { leadNoteSchema } from '../values/lead-note';
import { leadStageSchema } from '../values/lead-stage';
import { lostReasonSchema } from '../values/lost-reason';
import { marketingAnswerSchema } from '../values/marketing-consent';
import { noQuery, nothing } from './common';
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
