import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Intent, SubIntent } from '@pilotlight/contracts/values/intent';
import { deniesDoubt } from '@pilotlight/assistant/interlock/clarifications';
import { deniableIn } from '@pilotlight/assistant/interlock/emergency-mode';
import { ruleVersion } from '@pilotlight/assistant/interlock/rules/rule-set';
import type { SafetyVerdict } from '@pilotlight/assistant/interlock/verdict';
import type { UnderstoodTurn } from '@pilotlight/assistant/turn';
import type { ConversationIds } from '../aggregate/conversation-ids';
import type { OpenConversation } from '../aggregate/conversation.state';

type MessageIds = ConversationIds & { messageId: string };

const vulnerable = (rule: string | undefined, ruleVersion: number, common: MessageIds): ConversationEvent[] =>
  rule === undefined ? [] : [{ type: 'VulnerableHouseholdFlagged', data: { ...common, rule, ruleVersion } }];

export const safetyEvents = (verdict: SafetyVerdict, common: MessageIds): ConversationEvent[] => {
  switch (verdict.kind) {
    case 'clear':
      return [];
    case 'hazard': {
      const { hazard, rule, ruleVersion, from, to, household } = verdict;
      return [
        { type: 'SafetyHazardDetected', data: { ...common, hazard, rule, ruleVersion, source: 'visitor', from, to } },
        ...vulnerable(household, ruleVersion, common),
      ];
    }
    case 'doubt': {
      const { hazard, rule, ruleVersion, household } = verdict;
      return [
        { type: 'SafetyClarificationAsked', data: { ...common, hazard, rule, ruleVersion } },
        ...vulnerable(household, ruleVersion, common),
      ];
    }
    case 'vulnerable':
      return vulnerable(verdict.rule, verdict.ruleVersion, common);
  }
};

/** Only a no right after the clarifying question settles it: any other is an answer to something else. */
export const clarificationEvents = (
  before: OpenConversation | null,
  verdict: SafetyVerdict,
  text: string,
  common: MessageIds,
): ConversationEvent[] =>
  verdict.kind === 'clear' && deniesDoubt(before?.turns.at(-1), { text, safety: verdict })
    ? [{ type: 'SafetyClarificationDenied', data: { ...common, ruleVersion } }]
    : [];

/** A card that was shown for a likeness alone is denied; nothing else is stood down. */
export const standDownEvents = (
  before: OpenConversation | null,
  { standDown }: Pick<UnderstoodTurn, 'standDown'>,
  common: MessageIds,
): ConversationEvent[] => {
  const hazard = before && deniableIn(before.mode);
  if (!standDown || !hazard) return [];
  return [{ type: 'EmergencyStoodDown', data: { ...common, hazard, basis: standDown, ruleVersion } }];
};

export const intentEvents = (
  before: OpenConversation | null,
  intent: Intent | null,
  subIntent: SubIntent | null,
  common: ConversationIds,
): ConversationEvent[] => {
  const previous = before?.intent ?? null;
  if (!intent || (intent === previous && subIntent === before?.subIntent)) return [];
  return [{ type: 'ConversationIntentRecognised', data: { ...common, intent, previous, subIntent } }];
};
