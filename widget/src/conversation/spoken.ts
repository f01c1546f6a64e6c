import { hasFailed, type Conversation, type Turn } from './conversation.state';

export const trouble = ({ delivery, problem }: Turn): string | undefined =>
  hasFailed(delivery) ? (problem ?? (delivery === 'unanswered' ? 'No answer came' : 'Not sent')) : undefined;

const wordsOf = (turn: Turn) =>
  trouble(turn) ?? (turn.answer?.slice(0, turn.delivery === 'answered' ? undefined : (turn.cutAt ?? 0)) || undefined);

/** For screen readers: the last words, of whichever message, until something new is said. A second bubble without the first. */
export const spokenAfter = (before: Conversation, { turns, spoken }: Conversation): Conversation['spoken'] => {
  for (const turn of turns.toReversed()) {
    const was = before.turns.find((one) => one.id === turn.id);
    const heard = was && wordsOf(was);
    const words = wordsOf(turn);
    if (!was || heard !== words) return words?.replace(heard ?? '', '').trim();
  }
  return spoken;
};
