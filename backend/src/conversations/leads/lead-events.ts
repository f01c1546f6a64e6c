import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { JobFacts } from '@pilotlight/contracts/events/job-facts';
import { jobFields } from '@pilotlight/contracts/values/job-sheet';
import { leadFields } from '@pilotlight/contracts/values/lead';
import type { UnderstoodTurn } from '@pilotlight/assistant/turn';
import type { ConversationIds } from '../aggregate/conversation-ids';
import type { OpenConversation } from '../aggregate/conversation.state';

export const needEvents = (
  before: OpenConversation | null,
  said: Pick<UnderstoodTurn, 'needs' | 'withdrawn'>,
  common: ConversationIds & { messageId: string },
): ConversationEvent[] => {
  const needs = [...said.needs].filter((need) => !before?.needs.has(need));
  const withdrawn = [...said.withdrawn].filter((need) => before?.needs.has(need));
  return needs.length + withdrawn.length > 0
    ? [{ type: 'NeedsRecognised', data: { ...common, needs, withdrawn } }]
    : [];
};

export const leadDetailEvents = (
  before: OpenConversation | null,
  given: LeadFacts,
  source: ConversationIds & { source: 'chat' | 'assistant' | 'form' | 'installer' },
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

export const jobDetailEvents = (
  before: OpenConversation | null,
  given: JobFacts,
  source: ConversationIds & { source: 'chat' | 'form' | 'installer' },
): ConversationEvent[] => {
  const facts: { -readonly [Field in keyof JobFacts]: JobFacts[Field] } = {};
  for (const field of jobFields) {
    const value = given[field];
    if (value !== undefined && value !== before?.jobFacts[field]) facts[field] = value;
  }
  return Object.keys(facts).length > 0 ? [{ type: 'JobDetailsGiven', data: { ...source, facts } }] : [];
};
