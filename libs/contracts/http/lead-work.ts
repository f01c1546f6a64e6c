import { z } from 'zod';
import { jobValueSchema } from '../values/job-value';
import { photoSlotSchema } from '../values/job-sheet';
import { sheetOrder } from '../values/job-sheet-fields';
import { noteTextSchema } from '../values/lead-note';
import { leadStageSchema } from '../values/lead-stage';
import { lostReasonSchema } from '../values/lost-reason';
import { noQuery } from './common';
import { leadViewSchema } from './leads';
import { route } from './route';

const own = { method: 'POST', access: 'installer', query: noQuery, response: leadViewSchema } as const;

export const requestJobDetail = route({
  ...own,
  path: '/api/installer/conversations/:sessionId/requests',
  summary: 'Has the assistant ask the visitor for a detail that the job sheet lacks, with its next answer',
  body: z.object({ field: z.enum(sheetOrder) }),
});

export const setLeadStage = route({
  ...own,
  path: '/api/installer/conversations/:sessionId/stage',
  summary: 'Says how far the firm has come with a lead, of a lost one why, and of a won one what it is worth',
  /** null takes the value back. */
  body: z.object({
    stage: leadStageSchema,
    reason: lostReasonSchema.optional(),
    valuePence: jobValueSchema.nullable().optional(),
  }),
});

export const addLeadNote = route({
  ...own,
  path: '/api/installer/conversations/:sessionId/notes',
  summary: 'Writes down a note about a lead, which only the firm sees',
  body: z.object({
    noteId: z.uuid('Please send a UUID as the note id'),
    text: noteTextSchema,
  }),
});

export const tagConversationPhoto = route({
  ...own,
  path: '/api/installer/conversations/:sessionId/photos/:photoId/slot',
  summary: "Says what one of a visitor's photos shows, or takes that back",
  body: z.object({ slot: photoSlotSchema.nullable() }),
});
