import type { ConversationEvent } from '@pilotlight/contracts/events/catalogue';
import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { JobFacts } from '@pilotlight/contracts/events/job-facts';
import type { Intent, SubIntent } from '@pilotlight/contracts/values/intent';
import { jobFields } from '@pilotlight/contracts/values/job-sheet';
import { leadFields } from '@pilotlight/contracts/values/lead';
import { deniesDoubt } from '@pilotlight/assistant/clarifications';
import { deniableIn } from '@pilotlight/assistant/emergency-mode';
import { ruleVersion } from '@pilotlight/assistant/interlock/rules/rule-set';
import type { SafetyVerdict } from '@pilotlight/assistant/interlock/verdict';
import type { UnderstoodTurn } from '@pilotlight/assistant/turn';
import type { OpenConversation } from '../aggregate/conversation.state';

export type Common = { slug: string; sessionId: string };

type Of = Common & { messageId: string };

const vulnerable = (rule: string | undefined, ruleVersion: number, common: Of): ConversationEvent[] =>
  rule === undefined ? [] : [{ type: 'VulnerableHouseholdFlagged', data: { ...common, rule, ruleVersion } }];

export const safety = (verdict: SafetyVerdict, common: Of): ConversationEvent[] => {
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
export const clarified = (
  before: OpenConversation | null,
  verdict: SafetyVerdict,
  text: string,
  common: Of,
): ConversationEvent[] =>
  verdict.kind === 'clear' && deniesDoubt(before?.turns.at(-1), { text, safety: verdict })
    ? [{ type: 'SafetyClarificationDenied', data: { ...common, ruleVersion } }]
    : [];

/** A card that was shown for a likeness alone is denied; nothing else is stood down. */
export const stoodDown = (
  before: OpenConversation | null,
  { standDown }: Pick<UnderstoodTurn, 'standDown'>,
  common: Common & { messageId: string },
): ConversationEvent[] => {
  const hazard = before && deniableIn(before.mode);
  if (!standDown || !hazard) return [];
  return [{ type: 'EmergencyStoodDown', data: { ...common, hazard, basis: standDown, ruleVersion } }];
};

export const recognised = (
  before: OpenConversation | null,
  intent: Intent | null,
  subIntent: SubIntent | null,
  common: Common,
): ConversationEvent[] => {
  const previous = before?.intent ?? null;
  if (!intent || (intent === previous && subIntent === before?.subIntent)) return [];
  return [{ type: 'ConversationIntentRecognised', data: { ...common, intent, previous, subIntent } }];
};

export const wanted = (
  before: OpenConversation | null,
  said: Pick<UnderstoodTurn, 'needs' | 'withdrawn'>,
  common: Common & { messageId: string },
): ConversationEvent[] => {
  const needs = [...said.needs].filter((need) => !before?.needs.has(need));
  const withdrawn = [...said.withdrawn].filter((need) => before?.needs.has(need));
  return needs.length + withdrawn.length > 0
    ? [{ type: 'NeedsRecognised', data: { ...common, needs, withdrawn } }]
    : [];
};

export const learned = (
  before: OpenConversation | null,
  given: LeadFacts,
  source: Common & { source: 'chat' | 'assistant' | 'form' | 'installer' },
): ConversationEvent[] => {
  const facts: { -readonly [Field in keyof LeadFacts]: LeadFacts[Field] } = {};
  for (const field of leadFields) {
    const value = given[field];
    if (value !== undefined && value !== before?.facts[field]) facts[field] = value;
  }
  if (Object.keys(facts).length === 0) return [];
  const { slug, sessionId } = source;
  const reachable = Boolean(facts.email ?? facts.phone);
  return [
    { type: 'LeadDetailsGiven', data: { ...source, facts } },
    ...(reachable && !before?.captured ? [{ type: 'LeadCaptured', data: { slug, sessionId } } as const] : []),
  ];
};

/** What of the job is told newly or otherwise. */
export const learnedOfJob = (
  before: OpenConversation | null,
  given: JobFacts,
  source: Common & { source: 'chat' | 'form' | 'installer' },
): ConversationEvent[] => {
  const facts: { -readonly [Field in keyof JobFacts]: JobFacts[Field] } = {};
  for (const field of jobFields) {
    const value = given[field];
    if (value !== undefined && value !== before?.jobFacts[field]) facts[field] = value;
  }
  return Object.keys(facts).length > 0 ? [{ type: 'JobDetailsGiven', data: { ...source, facts } }] : [];
};
