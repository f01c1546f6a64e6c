import type { Conversation } from '@pilotlight/contracts/http/conversations';

type Asked = Pick<Conversation, 'openQuestions'>;

/** Whether a question waits for the firm's answer. */
export const hasQuestion = ({ openQuestions }: Asked): boolean => openQuestions.length > 0;

/** "Unanswered question", "2 unanswered"; "" where none is. */
export const questionsInWords = ({ openQuestions: { length } }: Asked): string => {
  if (length === 0) return '';
  return length === 1 ? 'Unanswered question' : `${length} unanswered`;
};
