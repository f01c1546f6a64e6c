import { z } from 'zod';
import { event } from './event-definition';
import { answerAccountSchema } from '../values/answer-account';
import { askedFieldSchema } from '../values/asked-for';
import { pointsSchema } from '../values/grading';
import { gradeSchema, intentSchema, subIntentSchema } from '../values/intent';
import { needSchema } from '../values/need';
import { safetyCardSchema } from '../values/safety';
import { photoSlotSchema } from '../values/job-sheet';
import { appointmentStatusSchema } from '../values/appointment';
import { visitStepSchema } from '../values/visit-step';
import { sheetOrder } from '../values/job-sheet-fields';
import { consentEvents } from './consent-events';
import { conversationKeys } from './conversation-keys';
import { jobFactsSchema } from './job-facts';
import { leadStageEvents } from './lead-stage-events';
import { forwardEvents } from './forward-events';
import { personal } from './personal';
import { openQuestionEvents } from './open-question-events';
import { safetyEvents } from './safety-events';

/** Facts so far: an absent key was not given, an empty text was withdrawn. */
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
  ...consentEvents,
  ...openQuestionEvents,
  ...leadStageEvents,
  ConversationStarted: event(z.object({ ...conversationKeys, origin: z.string(), channel: z.enum(['widget']) }), {
    note: 'A visitor opened a chat on the website of the installer.',
  }),
  VisitorMessageReceived: event(z.object({ ...conversationKeys, messageId: z.string(), text: personal() }), {
    note: 'A visitor wrote a message.',
  }),
  /** Pixels and bytes are as kept, after re-encoding. The pictures themselves lie with the files gateway. */
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
  /** null takes the tag back. */
  PhotoTagged: event(z.object({ ...conversationKeys, photoId: z.uuid(), slot: photoSlotSchema.nullable() }), {
    note: 'A visitor or the installer said what a photo shows.',
  }),
  /** `subIntent` is absent in events of before it existed. */
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
  /** `source`: read in the chat, noted by the assistant, told on the form, or entered by the installer. */
  LeadDetailsGiven: event(
    z.object({
      ...conversationKeys,
      source: z.enum(['chat', 'assistant', 'form', 'installer']),
      facts: leadFactsSchema,
    }),
    { note: 'Details of the visitor were given or corrected.' },
  ),
  LeadCaptured: event(z.object({ ...conversationKeys }), { note: 'From here on the visitor can be reached.' }),
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
  JobDetailRequested: event(z.object({ ...conversationKeys, field: z.enum(sheetOrder) }), {
    note: 'The installer had the assistant ask for a detail of the job.',
  }),
  /** For the installer alone. `author` is who was signed in: "Dawn". */
  LeadNoteAdded: event(z.object({ ...conversationKeys, noteId: z.uuid(), text: personal(), author: personal() }), {
    note: 'The installer wrote a note about the lead.',
  }),
  ...forwardEvents,
  /** `factors` name what counted and hold nothing personal. Null: nothing said yet. */
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
      asksForPhoto: photoSlotSchema.optional(),
      engine: z.enum(['interlock', 'scripted', 'openai']),
      account: answerAccountSchema.optional(),
      visit: visitStepSchema.optional(),
    }),
    { note: 'The assistant answered.' },
  ),
  /** What the diary says of a visit that came of this conversation. */
  AppointmentNoted: event(
    z.object({
      ...conversationKeys,
      appointmentId: z.uuid(),
      scheduledAt: z.iso.datetime(),
      status: appointmentStatusSchema,
    }),
    { note: 'A visit of this visitor was booked, moved or changed: the lead knows of it.' },
  ),
  /** Also where the visitor was not understood twice in a row. */
  PersonRequested: event(z.object({ ...conversationKeys, messageId: z.string(), reason: z.enum(['asked', 'stuck']) }), {
    note: 'The visitor asked for a person, or was not understood twice in a row.',
  }),
  /** The assistant now speaks only where there is danger. `firmPerson`, "Dawn, Aire Valley Heating", is absent in older logs. */
  ConversationTakenOver: event(z.object({ ...conversationKeys, firmPerson: personal().optional() }), {
    note: 'The installer took the conversation over from the assistant.',
  }),
  InstallerReplied: event(
    z.object({
      ...conversationKeys,
      replyId: z.uuid(),
      text: personal(),
      firmPerson: personal(),
      /** The message whose question alone it answers; absent where it answers all that was open. */
      answers: z.string().optional(),
      /** Absent where it came without photos, and in events of before they could. */
      photos: z
        .array(z.object({ photoId: z.uuid(), width: z.int(), height: z.int(), bytes: z.int() }))
        .min(1)
        .optional(),
    }),
    { note: 'The installer answered.' },
  ),
  /** By the installer's wish, or because no word of theirs came. */
  ConversationHandedBack: event(z.object({ ...conversationKeys, cause: z.enum(['installer', 'silence']) }), {
    note: 'The assistant answers again.',
  }),
} as const;
