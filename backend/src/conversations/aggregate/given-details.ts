import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { JobFacts } from '@pilotlight/contracts/events/job-facts';
import { type Given, givenMore } from '@pilotlight/assistant/dialogue/given';

export type Details = Extract<ConversationEvent, { type: 'LeadDetailsGiven' | 'JobDetailsGiven' }>['data'];
type LoadedState<Turn> = { readonly turns: readonly Turn[]; readonly facts: LeadFacts; readonly jobFacts: JobFacts };

/** What is told in the chat is told by its last message. */
export const toldInChat = <Turn extends { readonly given: Given }>(
  { turns, facts, jobFacts }: LoadedState<Turn>,
  details: Details,
): readonly Turn[] => {
  const last = turns.at(-1);
  if (details.source !== 'chat' || !last) return turns;
  const given = givenMore(last.given, details.facts, { ...facts, ...jobFacts });
  return turns.with(turns.length - 1, { ...last, given });
};
