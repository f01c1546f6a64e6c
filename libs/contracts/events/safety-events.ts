import { z } from 'zod';
import { event } from './event-definition';
import { alarmVerdictSchema } from '../values/alarm';
import { hazardSchema } from '../values/safety';
import { conversationKeys } from './conversation-keys';
import { personal } from './personal';

/** What the safety rules read in a conversation. */
export const safetyEvents = {
  /**
   * `from` and `to` are character offsets of the words that hit, within the message. `source` is "visitor" in all that is written;
   * "assistant", which is nobody's emergency, goes on being read: a kept log was allowed to hold it.
   */
  SafetyHazardDetected: event(
    z.object({
      ...conversationKeys,
      messageId: z.string(),
      hazard: hazardSchema,
      rule: z.string(),
      ruleVersion: z.int(),
      source: z.enum(['visitor', 'assistant']),
      from: z.int(),
      to: z.int(),
    }),
    { note: 'The safety rules found a danger; the visitor was shown the emergency card.' },
  ),
  /** The words named a danger that may be over, denied or a joke: one question was asked. */
  SafetyClarificationAsked: event(
    z.object({
      ...conversationKeys,
      messageId: z.string(),
      hazard: hazardSchema,
      rule: z.string(),
      ruleVersion: z.int(),
    }),
    { note: 'The safety rules asked the visitor whether there is danger now.' },
  ),
  /** That question was answered with a no, by this message. `ruleVersion` is of the rules that read it. */
  SafetyClarificationDenied: event(z.object({ ...conversationKeys, messageId: z.string(), ruleVersion: z.int() }), {
    note: 'The visitor answered the safety question with a no.',
  }),
  /**
   * A card that was shown for the likeness of words alone (rule "told-like-danger") was denied by the visitor, or its danger is over: the
   * assistant answers as before. That danger was told of stays known. `ruleVersion` is of the rules that read the denial.
   */
  EmergencyStoodDown: event(
    z.object({
      ...conversationKeys,
      messageId: z.string(),
      hazard: hazardSchema,
      basis: z.enum(['denied', 'over']),
      ruleVersion: z.int(),
    }),
    { note: 'The visitor denied the danger or it is over; the assistant answers as before.' },
  ),
  /** No heating and somebody who suffers by it: no emergency card, but the installer is told at once. */
  VulnerableHouseholdFlagged: event(
    z.object({ ...conversationKeys, messageId: z.string(), rule: z.string(), ruleVersion: z.int() }),
    { note: 'Somebody vulnerable is without heating; the conversation is marked urgent.' },
  ),
  /**
   * `messageIds` are those that raised what was cleared. `clearedBy` is who was signed in: "Dawn". What is cleared stays in the log: the
   * rules are measured by it.
   */
  AlarmCleared: event(
    z.object({
      ...conversationKeys,
      verdict: alarmVerdictSchema,
      messageIds: z.array(z.string()),
      clearedBy: personal(),
    }),
    { note: 'The installer dealt with what was urgent, or called it a false alarm.' },
  ),
  AlarmReopened: event(z.object({ ...conversationKeys, reopenedBy: personal() }), {
    note: 'The installer took back that what was urgent is dealt with.',
  }),
} as const;
