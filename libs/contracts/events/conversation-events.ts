import { z } from 'zod';
import { event } from './event-definition';
import { answerAccountSchema } from '../values/answer-account';
import { askedFieldSchema } from '../values/asked-for';
import { pointsSchema } from '../values/grading';
import { gradeSchema, intentSchema, subIntentSchema } from '../values/intent';
import { needSchema } from '../values/need';
import { safetyCardSchema } from '../values/safety';
import { photoSlotSchema } from '../values/job-sheet';
import { sheetOrder } from '../values/job-sheet-fields';
import { leadStageSchema } from '../values/lead-stage';
import { conversationKeys } from './conversation-keys';
import { jobFactsSchema } from './job-facts';
import { personal } from './personal';
import { safetyEvents } from './safety-events';

/** Lead facts as given so far; a key that is absent was not given, an empty text was withdrawn. */
export const leadFactsSchema = z.object({
  first_name: personal().optional(),
  last_name: personal().optional(),
  email: personal().optional(),
  phone: personal().optional(),
  postcode: personal().optional(),
  property_type: personal().optional(),
  bedrooms: personal().optional(),
  bathrooms: personal().optional(),
  current_boiler_type: personal().optional(),
  boiler_make: personal().optional(),
  fuel: personal().optional(),
  fault_code: personal().optional(),
  tenure: personal().optional(),
  preferred_time: personal().optional(),
  preferred_from: personal().optional(),
  preferred_to: personal().optional(),
});
export type LeadFacts = z.infer<typeof leadFactsSchema>;

export const conversationEvents = {
  ...safetyEvents,
  ConversationStarted: event(z.object({ ...conversationKeys, origin: z.string(), channel: z.enum(['widget']) }), {
    note: 'A visitor opened a chat on the website of the installer.',
  }),
  VisitorMessageReceived: event(z.object({ ...conversationKeys, messageId: z.string(), text: personal() }), {
    note: 'A visitor wrote a message.',
  }),
  /** Sent with a message, after re-encoding: pixels and bytes as they are kept. The pictures themselves lie with the files gateway. */
  PhotosReceived: event(
    z.object({
      ...conversationKeys,
      messageId: z.string(),
      photos: z.array(
        z.object({
          photoId: z.uuid(),
          slot: photoSlotSchema.nullable(),
          width: z.int(),
          height: z.int(),
          bytes: z.int(),
        }),
      ),
    }),
    { note: 'A visitor sent photos with a message.' },
  ),
  /** The visitor or the installer said what a photo shows; null takes it back. */
  PhotoTagged: event(z.object({ ...conversationKeys, photoId: z.uuid(), slot: photoSlotSchema.nullable() }), {
    note: 'A visitor or the installer said what a photo shows.',
  }),
  /** `subIntent` is absent of those recognised before there was any. */
  ConversationIntentRecognised: event(
    z.object({
      ...conversationKeys,
      intent: intentSchema,
      previous: intentSchema.nullable(),
      subIntent: subIntentSchema.nullable().optional(),
    }),
    { note: 'The rules recognised what the conversation is about.' },
  ),
  NeedsRecognised: event(
    z.object({
      ...conversationKeys,
      messageId: z.string(),
      needs: z.array(needSchema),
      withdrawn: z.array(needSchema),
    }),
    { note: 'The rules recognised what a message asks of the installer.' },
  ),
  /** `source`: read in the chat, noted by the assistant in the visitor's own words, told on the form, or put in by the installer. */
  LeadDetailsGiven: event(
    z.object({
      ...conversationKeys,
      source: z.enum(['chat', 'assistant', 'form', 'installer']),
      facts: leadFactsSchema,
    }),
    { note: 'Details of the visitor were given or corrected.' },
  ),
  /** Once per conversation: from here on the visitor can be reached. */
  LeadCaptured: event(z.object({ ...conversationKeys }), { note: 'From here on the visitor can be reached.' }),
  /** The lead form was sent; its details stand in the LeadDetailsGiven before it. */
  LeadSubmitted: event(z.object({ ...conversationKeys }), { note: 'The visitor sent the lead form.' }),
  /** On the form, which needs no message; a number and a time that are new stand in the LeadDetailsGiven after it. */
  CallbackRequested: event(
    z.object({
      ...conversationKeys,
      phone: personal().nullable(),
      preferredTime: personal().nullable(),
      notes: personal().nullable(),
    }),
    { note: 'The visitor asked on a form to be rung.' },
  ),
  /** What a quote needs beyond the lead: told in the chat, on the form, or by the installer. */
  JobDetailsGiven: event(
    z.object({ ...conversationKeys, source: z.enum(['chat', 'form', 'installer']), facts: jobFactsSchema }),
    { note: 'Details of the job were given or corrected.' },
  ),
  /** The installer wants the visitor asked for a detail that the job sheet lacks: by the assistant, with its next answer. */
  JobDetailRequested: event(z.object({ ...conversationKeys, field: z.enum(sheetOrder) }), {
    note: 'The installer had the assistant ask for a detail of the job.',
  }),
  LeadStageSet: event(z.object({ ...conversationKeys, stage: leadStageSchema, previous: leadStageSchema }), {
    note: 'The installer said how far they are with the lead.',
  }),
  /** For the firm alone. `author` is who was signed in: "Dawn". */
  LeadNoteAdded: event(z.object({ ...conversationKeys, noteId: z.uuid(), text: personal(), author: personal() }), {
    note: 'The installer wrote a note about the lead.',
  }),
  /** By a version of the rules; `factors` name what counted, so that nothing in it is personal. Null: nothing said yet. */
  LeadGraded: event(
    z.object({
      ...conversationKeys,
      grade: gradeSchema.nullable(),
      previous: gradeSchema.nullable(),
      ruleVersion: z.int(),
      facts: z.object({ reachable: z.boolean(), located: z.boolean(), ready: z.boolean() }),
      points: pointsSchema,
      factors: z.array(z.string()),
    }),
    { note: 'The rules graded the lead; the factors say why.' },
  ),
  AssistantReplied: event(
    z.object({
      ...conversationKeys,
      replyId: z.uuid(),
      inReplyTo: z.string(),
      text: personal(),
      quickReplies: z.array(z.string()),
      card: safetyCardSchema.nullable(),
      asksFor: askedFieldSchema.nullable(),
      /** The photo that would tell it, where one is asked for. */
      asksForPhoto: photoSlotSchema.optional(),
      engine: z.enum(['interlock', 'scripted', 'openai']),
      account: answerAccountSchema.optional(),
    }),
    { note: 'The assistant answered.' },
  ),
  /** The assistant could not answer what that message asks, and said that the firm will. */
  QuestionLeftOpen: event(z.object({ ...conversationKeys, messageId: z.string() }), {
    note: 'The assistant could not answer and left the question to the installer.',
  }),
  /** The visitor asked for a person, or was not understood twice in a row. */
  PersonRequested: event(z.object({ ...conversationKeys, messageId: z.string(), reason: z.enum(['asked', 'stuck']) }), {
    note: 'The visitor asked for a person, or was not understood twice in a row.',
  }),
  /**
   * From here on the installer answers, and the assistant only where there is danger. `firmPerson` is whom the visitor sees, here and below:
   * "Dawn, Aire Valley Heating"; absent in logs from before it was told.
   */
  ConversationTakenOver: event(z.object({ ...conversationKeys, firmPerson: personal().optional() }), {
    note: 'The installer took the conversation over from the assistant.',
  }),
  InstallerReplied: event(
    z.object({ ...conversationKeys, replyId: z.uuid(), text: personal(), firmPerson: personal() }),
    {
      note: 'The installer answered.',
    },
  ),
  /** The assistant answers again: by the installer's wish, or because no word of theirs came. */
  ConversationHandedBack: event(z.object({ ...conversationKeys, cause: z.enum(['installer', 'silence']) }), {
    note: 'The assistant answers again.',
  }),
} as const;
