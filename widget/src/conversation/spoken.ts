import { hasFailed, type Conversation, type Turn } from './conversation.state';

export const trouble = ({ delivery, problem }: Turn): string | undefined =>
  hasFailed(delivery) ? (problem ?? (delivery === 'unanswered' ? 'No answer came' : 'Not sent')) : undefined;

const wordsOf = (turn: Turn) => trouble(turn) ?? (turn.delivery === 'answered' ? turn.answer : undefined);

/** For screen readers: the last words, of whichever message, until something new is said. */
export const spokenAfter = (before: Conversation, { turns, spoken }: Conversation): Conversation['spoken'] => {
  const news = turns.findLast((turn) => {
    const was = before.turns.find(({ id }) => id === turn.id);
    return !was || wordsOf(was) !== wordsOf(turn);
  });
  return news ? wordsOf(news) : spoken;
};
