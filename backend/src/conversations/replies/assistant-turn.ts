import type { AssistantTurn, SpokenLine } from '@pilotlight/assistant/assistant-engine';
import { dangerOf, isOn } from '@pilotlight/assistant/interlock/emergency-mode';
import { doubtBefore } from '@pilotlight/assistant/interlock/clarifications';
import { isMadeSafe } from '@pilotlight/assistant/interlock/made-safe';
import { wantsNoQuestions } from '@pilotlight/assistant/understanding/refusal';
import { stillWantsMore } from '@pilotlight/assistant/dialogue/choice-of-more';
import { hasAgreedTime, type PersonsWord } from '@pilotlight/assistant/dialogue/agreed-time';
import { isBooked, visitsToCome } from '@pilotlight/assistant/dialogue/visits/visit-talk';
import type { ReplyInput } from './reply.decisions';
import type { OpenConversation } from '../aggregate/conversation.state';
import type { Turn } from '../aggregate/turn.state';

const fromFirm = (text: string): SpokenLine => ({ from: 'assistant', text });

/** For the engine, a person's words count as the assistant's own. */
const linesBefore = ({ turns, handover }: OpenConversation, turn: Turn): SpokenLine[] => {
  const lines: SpokenLine[] = [];
  for (const [index, { text, reply }] of turns.slice(0, turns.indexOf(turn)).entries()) {
    lines.push({ from: 'visitor', text });
    if (reply) lines.push(fromFirm(reply.text));
    for (const line of handover.lines) if (line.after === index + 1) lines.push(fromFirm(line.text));
  }
  return lines;
};

const toldBefore = ({ turns }: OpenConversation, turn: Turn): string | null =>
  turns.slice(0, turns.indexOf(turn)).findLast(({ safety }) => safety.kind === 'hazard')?.text ?? null;

const isSafeAt = ({ turns, mode }: OpenConversation, turn: Turn): boolean =>
  mode.kind !== 'off' && isMadeSafe(turns.slice(0, turns.indexOf(turn) + 1), mode.hazard);

/** Null where nobody is waited for, and where this message is what asks. */
const askedAt = ({ turns, handover }: OpenConversation, turn: Turn): string | null =>
  handover.waitedFor ? (turns.findLast((each) => each !== turn && each.personFor !== null)?.at ?? null) : null;

const personsWords = ({ turns, handover }: OpenConversation): PersonsWord[] =>
  handover.lines.map(({ text, at, after }) => ({ text, at, answeredBy: turns[after]?.text ?? '' }));

export const assistantTurnOf = ({
  conversation,
  turn,
  installerName,
  suspended,
  training,
  diary,
}: ReplyInput): Required<AssistantTurn> => ({
  installerName,
  session: { slug: conversation.slug, sessionId: conversation.sessionId, eventId: turn.eventId },
  history: linesBefore(conversation, turn),
  suspended,
  information: training,
  text: turn.text,
  intent: conversation.intent,
  subIntent: conversation.subIntent,
  facts: conversation.facts,
  jobFacts: conversation.jobFacts,
  needs: conversation.needs,
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
  clarified: doubtBefore(conversation.turns.slice(0, conversation.turns.indexOf(turn) + 1)),
  wordsOfDeniedCard: turn.standsDown ? toldBefore(conversation, turn) : null,
  safety: turn.safety,
  at: turn.at,
  turn: conversation.turns.indexOf(turn) + 1,
  leadSubmitted: conversation.submitted,
  wantsNoQuestions: conversation.turns.some(({ text }) => wantsNoQuestions(text)),
  wantsMore: stillWantsMore(conversation.turns),
  person: turn.personFor,
  personAskedAt: askedAt(conversation, turn),
  agreedWithPerson: hasAgreedTime(personsWords(conversation)) || isBooked(conversation.visits),
  diary: diary ?? null,
  visitTalk: conversation.visitTalk,
  visits: visitsToCome(conversation.visits, turn.at),
  // A time is promised by the firm's own setting alone, which the dialogue reads in the training.
  replyBy: null,
});
