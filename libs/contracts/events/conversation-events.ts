import { z } from 'zod';
import { answerAccountSchema } from '../values/answer-account';
import { askedFieldSchema } from '../values/asked-for';
import { pointsSchema } from '../values/grading';
import { gradeSchema, intentSchema, subIntentSchema } from '../values/intent';
import { needSchema } from '../values/need';
import { safetyCardSchema, hazardSchema } from '../values/safety';
import { photoSlotSchema } from '../values/job-sheet';
import { sheetOrder } from '../values/job-sheet-fields';
import { leadStageSchema } from '../values/lead-stage';
import { slugSchema } from '../values/slug';
import { jobFactsSchema } from './job-facts';
import { personal } from './personal';

const common = { slug: slugSchema, sessionId: z.uuid() };

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
  ConversationStarted: z.object({ ...common, origin: z.string(), channel: z.enum(['widget']) }),
  VisitorMessageReceived: z.object({ ...common, messageId: z.string(), text: personal() }),
  /** Sent with a message, after re-encoding: pixels and bytes as they are kept. The pictures themselves lie with the files gateway. */
  PhotosReceived: z.object({
    ...common,
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
  /** The visitor or the installer said what a photo shows; null takes it back. */
  PhotoTagged: z.object({ ...common, photoId: z.uuid(), slot: photoSlotSchema.nullable() }),
  /**
   * `from` and `to` are character offsets of the words that hit, within the message. `source` is "visitor" in all that is written;
   * "assistant", which is nobody's emergency, goes on being read: a kept log was allowed to hold it.
   */
  SafetyHazardDetected: z.object({
    ...common,
    messageId: z.string(),
    hazard: hazardSchema,
    rule: z.string(),
    ruleVersion: z.int(),
    source: z.enum(['visitor', 'assistant']),
    from: z.int(),
    to: z.int(),
  }),
  /** The words named a danger that may be over, denied or a joke: one question was asked. */
  SafetyClarificationAsked: z.object({
    ...common,
    messageId: z.string(),
    hazard: hazardSchema,
    rule: z.string(),
    ruleVersion: z.int(),
  }),
  /** That question was answered with a no, by this message. `ruleVersion` is of the rules that read it. */
  SafetyClarificationDenied: z.object({ ...common, messageId: z.string(), ruleVersion: z.int() }),
  /**
   * A card that was shown for the likeness of words alone (rule "told-like-danger") was denied by the visitor, or its danger is over: the
   * assistant answers as before. That danger was told of stays known. `ruleVersion` is of the rules that read the denial.
   */
  EmergencyStoodDown: z.object({
    ...common,
    messageId: z.string(),
    hazard: hazardSchema,
    basis: z.enum(['denied', 'over']),
    ruleVersion: z.int(),
  }),
  /** No heating and somebody who suffers by it: no emergency card, but the installer is told at once. */
  VulnerableHouseholdFlagged: z.object({ ...common, messageId: z.string(), rule: z.string(), ruleVersion: z.int() }),
  /** `subIntent` is absent of those recognised before there was any. */
  ConversationIntentRecognised: z.object({
    ...common,
    intent: intentSchema,
    previous: intentSchema.nullable(),
    subIntent: subIntentSchema.nullable().optional(),
  }),
  /** What a message wants of the firm, and what it takes back. */
  NeedsRecognised: z.object({
    ...common,
    messageId: z.string(),
    needs: z.array(needSchema),
    withdrawn: z.array(needSchema),
  }),
  /** `source`: read in the chat, noted by the assistant in the visitor's own words, told on the form, or put in by the installer. */
  LeadDetailsGiven: z.object({
    ...common,
    source: z.enum(['chat', 'assistant', 'form', 'installer']),
    facts: leadFactsSchema,
  }),
  /** Once per conversation: from here on the visitor can be reached. */
  LeadCaptured: z.object({ ...common }),
  /** The lead form was sent; its details stand in the LeadDetailsGiven before it. */
  LeadSubmitted: z.object({ ...common }),
  /** What a quote needs beyond the lead: told in the chat, on the form, or by the installer. */
  JobDetailsGiven: z.object({ ...common, source: z.enum(['chat', 'form', 'installer']), facts: jobFactsSchema }),
  /** The installer wants the visitor asked for a detail that the job sheet lacks: by the assistant, with its next answer. */
  JobDetailRequested: z.object({ ...common, field: z.enum(sheetOrder) }),
  /** How far the firm has come with the lead. */
  LeadStageSet: z.object({ ...common, stage: leadStageSchema, previous: leadStageSchema }),
  /** For the firm alone. `author` is who was signed in: "Dawn". */
  LeadNoteAdded: z.object({ ...common, noteId: z.uuid(), text: personal(), author: personal() }),
  /** By a version of the rules; `factors` name what counted, so that nothing in it is personal. Null: nothing said yet. */
  LeadGraded: z.object({
    ...common,
    grade: gradeSchema.nullable(),
    previous: gradeSchema.nullable(),
    ruleVersion: z.int(),
    facts: z.object({ reachable: z.boolean(), located: z.boolean(), ready: z.boolean() }),
    points: pointsSchema,
    factors: z.array(z.string()),
  }),
  AssistantReplied: z.object({
    ...common,
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
  /** The assistant could not answer what that message asks, and said that the firm will. */
  QuestionLeftOpen: z.object({ ...common, messageId: z.string() }),
  /** The visitor asked for a person, or was not understood twice in a row. */
  PersonRequested: z.object({ ...common, messageId: z.string(), reason: z.enum(['asked', 'stuck']) }),
  /** From here on the installer answers, and the assistant only where there is danger. */
  ConversationTakenOver: z.object({ ...common }),
  /** `firmPerson` is whom the visitor sees: "Dawn, Aire Valley Heating". */
  InstallerReplied: z.object({ ...common, replyId: z.uuid(), text: personal(), firmPerson: personal() }),
  /** The assistant answers again: by the installer's wish, or because no word of theirs came. */
  ConversationHandedBack: z.object({ ...common, cause: z.enum(['installer', 'silence']) }),
} as const;
