import { saidTogetherOver } from '@pilotlight/assistant/interlock/check-safety-over-messages';
import type { AssistantTurn, SpokenLine } from '@pilotlight/assistant/assistant-engine';
import { dangerOf, deniableIn, isOn } from '@pilotlight/assistant/interlock/emergency-mode';
import { clarificationsOf, deniedDoubt } from '@pilotlight/assistant/interlock/clarifications';
import { isMadeSafe } from '@pilotlight/assistant/interlock/made-safe';
import { wantsNoQuestions } from '@pilotlight/assistant/understanding/refusal';
import { hasAgreedTime, type PersonsWord } from '@pilotlight/assistant/dialogue/agreed-time';
import { replyBy } from '@pilotlight/assistant/dialogue/reply-by';
import type { TurnContext } from '@pilotlight/assistant/turn';
import type { Asked } from './answer';
import type { ConversationState, OpenConversation } from '../aggregate/conversation.state';
import type { Turn } from '../aggregate/turn.state';

const fresh: Omit<Required<TurnContext>, 'at'> = {
  emergency: false,
  danger: null,
  householdFlagged: false,
  deniable: null,
  intent: null,
  calmIntent: null,
  asked: null,
  facts: {},
  jobFacts: {},
  needs: new Set(),
  clarifications: [],
  earlier: [],
};

const lastSaid = (turns: readonly Turn[], settled: number): string[] => {
  const said: string[] = [];
  for (let index = turns.length - 1; index >= settled && said.length < saidTogetherOver; index -= 1)
    said.push(turns[index]?.text ?? '');
  return said;
};

/**
 * What understanding the next message needs of the conversation before it; `now` is when it came, in milliseconds since 1970. All of it: a fact
 * of safety that is left out reads as none.
 */
export const contextOf = (state: ConversationState, now: number): Required<TurnContext> => {
  const at = new Date(now).toISOString();
  if (state.status !== 'open') return { ...fresh, at };
  const { turns, mode, intent, calmIntent, asked, facts, jobFacts, needs } = state;
  return {
    emergency: isOn(mode),
    danger: dangerOf(mode)?.hazard ?? null,
    householdFlagged: turns.some(({ household }) => household),
    deniable: deniableIn(mode),
    intent,
    calmIntent,
    asked,
    facts,
    jobFacts,
    needs,
    at,
    clarifications: clarificationsOf(turns, mode),
    earlier: lastSaid(turns, mode.settled),
  };
};

const fromFirm = (text: string): SpokenLine => ({ from: 'assistant', text });

/** What the firm's people said counts as its assistant's own words. */
const linesBefore = ({ turns, handover }: OpenConversation, turn: Turn): SpokenLine[] => {
  const lines: SpokenLine[] = [];
  for (const [index, { text, reply }] of turns.slice(0, turns.indexOf(turn)).entries()) {
    lines.push({ from: 'visitor', text });
    if (reply) lines.push(fromFirm(reply.text));
    for (const line of handover.lines) if (line.after === index + 1) lines.push(fromFirm(line.text));
  }
  return lines;
};

/** The words for which the last card before a turn was shown. */
const toldBefore = ({ turns }: OpenConversation, turn: Turn): string | null =>
  turns.slice(0, turns.indexOf(turn)).findLast(({ safety }) => safety.kind === 'hazard')?.text ?? null;

const isSafeAt = ({ turns, mode }: OpenConversation, turn: Turn): boolean =>
  mode.kind !== 'off' && isMadeSafe(turns.slice(0, turns.indexOf(turn) + 1), mode.hazard);

/** What the firm's people said, each with what the visitor wrote next. */
const personsWords = ({ turns, handover }: OpenConversation): PersonsWord[] =>
  handover.lines.map(({ text, at, after }) => ({ text, at, answeredBy: turns[after]?.text ?? '' }));

/** All that the answer to a turn is made from, and nothing of it left out. */
export const assistantTurnOf = ({
  conversation,
  turn,
  firmName,
  suspended,
  training,
}: Asked): Required<AssistantTurn> => ({
  firmName,
  session: { slug: conversation.slug, sessionId: conversation.sessionId, eventId: turn.eventId },
  history: linesBefore(conversation, turn),
  suspended,
  information: training,
  text: turn.text,
  intent: conversation.intent,
  subIntent: conversation.subIntent,
  facts: conversation.facts,
  jobFacts: conversation.jobFacts,
  photos: conversation.photos.map(({ photoId, slot }) => ({ id: photoId, slot })),
  given: turn.given,
  askedSoFar: conversation.askedSoFar,
  photosSent: conversation.photos.filter(({ messageId }) => messageId === turn.messageId).length,
  photosAskedFor: conversation.photosAskedFor,
  requested: conversation.requested,
  ready: conversation.grading?.facts.ready ?? false,
  whatWasAsked: conversation.asked,
  emergency: isOn(conversation.mode),
  danger: dangerOf(conversation.mode),
  madeSafe: isSafeAt(conversation, turn),
  clarified: deniedDoubt(conversation.turns.slice(0, conversation.turns.indexOf(turn) + 1)),
  wordsOfDeniedCard: turn.standsDown ? toldBefore(conversation, turn) : null,
  safety: turn.safety,
  at: turn.at,
  turn: conversation.turns.indexOf(turn) + 1,
  leadSubmitted: conversation.submitted,
  wantsNoQuestions: conversation.turns.some(({ text }) => wantsNoQuestions(text)),
  person: turn.personFor,
  agreedWithPerson: hasAgreedTime(personsWords(conversation)),
  replyBy: training.businessInfo.openingHours ? replyBy(training.businessInfo.openingHours, turn.at) : null,
});
