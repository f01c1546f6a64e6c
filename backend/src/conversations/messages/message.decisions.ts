import type { ConversationEvent, SubjectEvent } from '@pilotlight/contracts/events/catalogue';
import type { AnswerAccount } from '@pilotlight/contracts/values/answer-account';
import type { ErasureCause } from '@pilotlight/contracts/events/subject-events';
import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { PhotoSlot } from '@pilotlight/contracts/values/job-sheet';
import type { SafetyCard } from '@pilotlight/contracts/values/safety';
import type { AskedFor, LeftOpen } from '@pilotlight/assistant/dialogue/dialogue';
import type { FirmWork } from '@pilotlight/assistant/grading/firm-work';
import type { Proposal } from '@pilotlight/assistant/tools/proposal';
import { subIntentAfter } from '@pilotlight/assistant/understanding/sub-intent-after';
import type { UnderstoodTurn } from '@pilotlight/assistant/turn';
import { needsAfter } from '@pilotlight/assistant/understanding/needs-after';
import { Refused } from '../../write-side/refused';
import { closed, ended, noSuchConversation } from '../aggregate/refusals';
import { type ConversationState, hasHeard, type OpenConversation, turnIn } from '../aggregate/conversation.state';
import { gradableOf, graded, type Grader } from '../aggregate/grading';
import { handedBackBySilence, personWanted } from '../handover/handover.decisions';
import { isPersons } from '../aggregate/handover.state';
import { clarified, learned, learnedOfJob, recognised, safety, stoodDown, wanted } from './message-events';
import { type NamedFiles, newPhotos, photosWith, refuseUnusable, sameFiles } from '../photos/photo.decisions';
import { withoutOthersSurname } from '../leads/lead-facts';
import { leftOpen } from '../replies/open-questions';
import { acceptProposals } from '../replies/accept-proposals';

const messagesPerMinute = 20;
const messagesInAll = 300;
const formsInAll = 20;

export interface Visit {
  readonly slug: string;
  readonly sessionId: string;
  readonly origin: string;
}

export interface ReceivedMessage extends Visit {
  readonly messageId: string;
  readonly text: string;
  /** Absent where it names none. */
  readonly files?: NamedFiles;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The installer's chat is switched off: only danger is heard. */
  readonly suspended: boolean;
  readonly firm: FirmWork;
  /** Too many messages wait for their answers already. */
  readonly crowded?: boolean;
  /** Held again in memory: nobody floods it. */
  readonly rehearsed?: boolean;
}

/** The message becomes part of the log together with what the interlock and the understanding made of it. */
export const receiveMessage = (
  state: ConversationState,
  message: ReceivedMessage,
  understand: (state: ConversationState, text: string) => UnderstoodTurn,
): ConversationEvent[] => {
  const { slug, sessionId, messageId, text } = message;
  const common = { slug, sessionId };
  const before = begun(state);
  const known = turnIn(state, messageId);
  if (known && (known.text !== text || !sameFiles(before, { ...message, messageId: known.messageId })))
    throw new Refused('This message id was used for another message');
  if (known) {
    if (message.crowded && !known.reply && known.safety.kind === 'clear') throw crowd();
    return [];
  }
  const understood = understand(state, text);
  const { verdict, intent, facts, jobFacts } = understood;
  // Danger is heard whoever is switched off; and once of each kind, however much was said before it.
  const danger = verdict.kind === 'hazard' || verdict.kind === 'doubt';
  if (message.suspended && !danger) throw closed();
  if (!message.rehearsed && (!danger || hasHeard(before, verdict))) refuseFlood(before, message);
  if (!danger) refuseUnusable(before, message);
  const subIntent = subIntentAfter(before, understood);
  const standing = gradableOf(before);
  const lead = {
    grading: standing.grading,
    intent,
    subIntent,
    facts: { ...standing.facts, ...facts },
    jobFacts: { ...standing.jobFacts, ...jobFacts },
    photos: [...standing.photos, ...newPhotos(before, message)],
    needs: needsAfter(standing.needs, understood),
    emergency: standing.emergency || verdict.kind === 'hazard',
  };
  return [
    ...begin(before, message),
    ...handedBackBySilence(before, message.now, common),
    { type: 'VisitorMessageReceived', data: { ...common, messageId, text } },
    ...photosWith(before, message),
    ...safety(verdict, { ...common, messageId }),
    ...clarified(before, verdict, text, { ...common, messageId }),
    ...stoodDown(before, understood, { ...common, messageId }),
    ...recognised(before, intent, subIntent, common),
    ...wanted(before, understood, { ...common, messageId }),
    ...personWanted(before, understood, message, { ...common, messageId }),
    ...learned(before, facts, { ...common, source: 'chat' }),
    ...learnedOfJob(before, jobFacts, { ...common, source: 'chat' }),
    ...graded(lead, message, common),
  ];
};

/** The lead form: what is new is learned, and the form counts as sent. Sent again unchanged, nothing happens. */
export const submitLead = (
  state: ConversationState,
  visit: Visit,
  given: LeadFacts,
  grader: Grader,
): ConversationEvent[] => {
  const common = { slug: visit.slug, sessionId: visit.sessionId };
  const before = begun(state);
  const facts = withoutOthersSurname(before?.facts ?? {}, given);
  const details = learned(before, facts, { ...common, source: 'form' });
  if (before?.submitted && details.length === 0) return [];
  if (before && before.formsSent >= formsInAll)
    throw new Refused('These details were changed too often. Please give us a call instead.', 'too-many');
  const known = gradableOf(before);
  return [
    ...begin(before, visit),
    ...details,
    { type: 'LeadSubmitted', data: common },
    ...graded({ ...known, facts: { ...known.facts, ...facts } }, grader, common),
  ];
};

export interface AssistantAnswer {
  readonly replyId: string;
  readonly text: string;
  readonly quickReplies: readonly string[];
  readonly asksFor: AskedFor;
  readonly asksForPhoto?: PhotoSlot;
  readonly leavesOpen?: LeftOpen;
  readonly card: SafetyCard | null;
  readonly engine: 'interlock' | 'scripted' | 'openai';
  readonly account?: AnswerAccount;
}

/** What was noted with an answer, and by what the lead is graded once that counts. */
export interface Noted extends Grader {
  readonly proposals: readonly Proposal[];
}

/** One answer to one message: whoever comes second finds the first one's. A person's silence is kept, except in danger. */
export const recordReply = (
  state: ConversationState,
  messageId: string,
  answer: AssistantAnswer,
  noted: Noted | null,
): ConversationEvent[] => {
  const turn = turnIn(state, messageId);
  if (state.status !== 'open' || !turn) throw new Refused('No such message', 'not-found');
  if (turn.reply || (answer.card === null && isPersons(state, turn))) return [];
  const { slug, sessionId } = state;
  const { quickReplies, leavesOpen, ...rest } = answer;
  return [
    {
      type: 'AssistantReplied',
      data: { slug, sessionId, inReplyTo: messageId, quickReplies: [...quickReplies], ...rest },
    },
    ...leftOpen(state, turn, leavesOpen),
    ...(noted ? acceptProposals(state, turn, noted.proposals, noted) : []),
  ];
};

/** Once is for good. Of a conversation that never began nothing is kept that could be erased. */
export const eraseConversation = (
  state: ConversationState,
  erasure: { readonly slug: string; readonly sessionId: string; readonly cause: ErasureCause },
): SubjectEvent[] => {
  switch (state.status) {
    case 'unstarted':
      throw noSuchConversation();
    case 'erased':
      return [];
    case 'open':
      return [{ type: 'SubjectErased', data: { ...erasure } }];
  }
};

const begin = (before: OpenConversation | null, { slug, sessionId, origin }: Visit): ConversationEvent[] =>
  before ? [] : [{ type: 'ConversationStarted', data: { slug, sessionId, origin, channel: 'widget' } }];

/** Null before the first word. Refused once it was erased: not a word more is kept of it. */
const begun = (state: ConversationState): OpenConversation | null => {
  if (state.status === 'erased') throw ended();
  return state.status === 'open' ? state : null;
};

const crowd = (): Refused =>
  new Refused('Too many messages are waiting for an answer. Please try again in a moment.', 'too-many', 10);

const refuseFlood = (before: OpenConversation | null, { now, crowded }: ReceivedMessage): void => {
  if (crowded) throw crowd();
  if (!before) return;
  if (before.turns.length >= messagesInAll)
    throw new Refused('This conversation has reached its limit. Please give us a call instead.', 'too-many');
  const nth = before.turns.at(-messagesPerMinute);
  if (nth && now - Date.parse(nth.at) < 60_000)
    throw new Refused('That was a lot of messages at once. Please wait a minute.', 'too-many', 60);
};
