import { z } from 'zod';
import { event } from './event-definition';
import { alarmVerdictSchema } from '../values/alarm';
import { hazardSchema } from '../values/safety';
import { conversationKeys } from './conversation-keys';
import { personal } from './personal';

export const safetyEvents = {
  /** `from`, `to`: offsets of the words that hit. Only older logs hold the `source` "assistant", which is nobody's emergency. */
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
  SafetyClarificationDenied: event(z.object({ ...conversationKeys, messageId: z.string(), ruleVersion: z.int() }), {
    note: 'The visitor answered the safety question with a no.',
  }),
  /** A card shown for likeness alone was denied, or its danger is over; that danger was told of stays known. */
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
  /** Somebody suffers without heating: no emergency card, but the installer is told at once. */
  VulnerableHouseholdFlagged: event(
    z.object({ ...conversationKeys, messageId: z.string(), rule: z.string(), ruleVersion: z.int() }),
    { note: 'Somebody vulnerable is without heating; the conversation is marked urgent.' },
  ),
  /** `messageIds` raised it; `clearedBy` was signed in: "Dawn". It stays in the log: the rules are measured by it. */
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
