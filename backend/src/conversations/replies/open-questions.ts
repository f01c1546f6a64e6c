import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { askedQuestion } from '@pilotlight/assistant/asked-question';
import type { LeftOpen } from '@pilotlight/assistant/dialogue/dialogue';
import { plainWords } from '@pilotlight/assistant/tokenizer/plain-words';
import type { OpenConversation } from '../aggregate/conversation.state';
import type { Turn } from '../aggregate/turn.state';

const cutOffBefore = ({ turns }: OpenConversation, turn: Turn): Turn | undefined =>
  turns.slice(0, turns.indexOf(turn)).findLast(({ safety }) => safety.kind === 'hazard' || safety.kind === 'doubt');

const wordsOf = ({ text }: Turn): string => (plainWords(text).match(/[\p{L}\d]+/gu) ?? []).join(' ');

/** Asking the same again, impatient or unheard, is one question. */
const isOpenAlready = ({ turns }: OpenConversation, asking: Turn): boolean =>
  turns.some((turn) => turn !== asking && turn.leftOpen && wordsOf(turn) === wordsOf(asking));

/** A training can't answer these: they are the team's alone. */
const ofTheTeam: ReadonlySet<OpenConversation['subIntent']> = new Set(['privacy-request', 'complaint']);

/** Redacted here, once: no read model ever holds the personal words in it. */
const wordsAsked = ({ turns, facts, subIntent }: OpenConversation, asking: Turn): { question?: string } => {
  if (ofTheTeam.has(subIntent)) return {};
  const earlier = turns.filter((turn) => turn !== asking).map(({ text }) => text);
  const question = askedQuestion({ text: asking.text, facts, earlier });
  return question === null ? {} : { question };
};

/** The question of this turn's message, or of the one that it repeats; `fact` is what the firm would have to tell. */
export const leftOpen = (
  conversation: OpenConversation,
  turn: Turn,
  where: LeftOpen | undefined,
  fact?: string,
): ConversationEvent[] => {
  if (!where) return [];
  const asking = where === 'cut-off' ? (cutOffBefore(conversation, turn) ?? turn) : turn;
  if (isOpenAlready(conversation, asking)) return [];
  const { slug, sessionId } = conversation;
  return [
    {
      type: 'QuestionLeftOpen',
      data: {
        slug,
        sessionId,
        messageId: asking.messageId,
        ...wordsAsked(conversation, asking),
        ...(fact && { fact }),
      },
    },
  ];
};
