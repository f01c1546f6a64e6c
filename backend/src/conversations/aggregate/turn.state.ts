import type { ConversationEvent, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { JobFacts } from '@pilotlight/contracts/events/job-facts';
import type { Reply } from '@pilotlight/contracts/http/widget';
import type { SafetyCard } from '@pilotlight/contracts/values/safety';
import type { AskedFor } from '@pilotlight/contracts/values/asked-for';
import { clarifyingCard, safetyCard } from '@pilotlight/assistant/interlock/safety-card';
import type { TurnSafety } from '@pilotlight/assistant/interlock/verdict';
import { type Given, givenMore, nothingGiven } from '@pilotlight/assistant/dialogue/given';
import { bubbleCutOf } from './bubble-cut';
import type { Handover } from './handover.state';

export interface Turn {
  readonly messageId: string;
  readonly eventId: string;
  readonly text: string;
  readonly at: string;
  readonly safety: TurnSafety;
  /** Set also where the message reported something else. */
  readonly household: boolean;
  readonly standsDown: boolean;
  readonly asked: AskedFor;
  readonly personFor: PersonReason | null;
  readonly given: Given;
  /** Said after a takeover: a person's to answer. */
  readonly toPerson: boolean;
  readonly leftOpen: boolean;
  readonly reply: Reply | null;
}

export type PersonReason = Extract<ConversationEvent, { type: 'PersonRequested' }>['data']['reason'];

export const turnOf = (
  { id, data, at }: RecordedEvent & { type: 'VisitorMessageReceived' },
  { asked, handover }: { readonly asked: AskedFor; readonly handover: Handover },
): Turn => ({
  messageId: data.messageId,
  eventId: id,
  text: data.text,
  at,
  safety: { kind: 'clear' },
  household: false,
  standsDown: false,
  asked,
  personFor: null,
  given: nothingGiven,
  toPerson: handover.takenOver,
  leftOpen: false,
  reply: null,
});

const bare = (messageId: string): string => messageId.replaceAll('-', '');

/** With a UUID's dashes or without. What was written first stays as it was written. */
export const isSameMessage = (one: string, other: string): boolean =>
  one.length === other.length ? one === other : bare(one) === bare(other);

/** The same for each way to write the id. */
export const canonicalMessageId = bare;

export const replyOf = ({ data, at }: RecordedEvent & { type: 'AssistantReplied' }): Reply => {
  const { replyId: id, inReplyTo: messageId, text, quickReplies, card, asksForPhoto } = data;
  // Beside a card words stay whole.
  const cutAt = card ? undefined : bubbleCutOf(text);
  return {
    id,
    messageId,
    text,
    quickReplies,
    card,
    ...(asksForPhoto && { asksForPhoto }),
    ...(cutAt && { cutAt }),
    at,
  };
};

export const cardFor = ({ safety, text }: Turn, postcode: string | null): SafetyCard | null => {
  switch (safety.kind) {
    case 'clear':
    case 'vulnerable':
      return null;
    case 'hazard':
      return safetyCard(safety.hazard, { postcode });
    case 'doubt':
      return clarifyingCard(safety.hazard, text, { postcode });
  }
};

/** All questions that were open, or that of one message alone. */
export const withAnswered = ({ turns }: { readonly turns: readonly Turn[] }, messageId?: string): readonly Turn[] =>
  turns.some(({ leftOpen }) => leftOpen)
    ? turns.map((turn) =>
        messageId === undefined || isSameMessage(turn.messageId, messageId) ? { ...turn, leftOpen: false } : turn,
      )
    : turns;

export const asFlagged = (turn: Turn | undefined): Partial<Turn> => ({
  household: true,
  ...(turn?.safety.kind === 'clear' && { safety: { kind: 'vulnerable' } }),
});

// Events concern one of the last turns: the search begins there.
export const inTurn = (
  { turns }: { readonly turns: readonly Turn[] },
  messageId: string,
  change: Partial<Turn>,
): readonly Turn[] => {
  const index = turns.findLastIndex((turn) => turn.messageId === messageId);
  const turn = turns[index];
  return turn ? turns.with(index, { ...turn, ...change }) : turns;
};

export type GivenDetails = Extract<ConversationEvent, { type: 'LeadDetailsGiven' | 'JobDetailsGiven' }>['data'];

interface TurnsAndFacts {
  readonly turns: readonly Turn[];
  readonly facts: LeadFacts;
  readonly jobFacts: JobFacts;
}

/** What is told in the chat is told by its last message. */
export const toldInChat = ({ turns, facts, jobFacts }: TurnsAndFacts, details: GivenDetails): readonly Turn[] => {
  const last = turns.at(-1);
  if (details.source !== 'chat' || !last) return turns;
  const given = givenMore(last.given, details.facts, { ...facts, ...jobFacts });
  return turns.with(turns.length - 1, { ...last, given });
};
