import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { MessageCircleQuestionMark } from 'lucide-react';
import { Badge } from '../../ui/Badge';
import { chipIcon } from '../../ui/icon';
import { questionsInWords } from './open-questions';

/** That a question of the visitor's waits for the firm, as the assistant said it would be answered; nothing where none does. */
export const QuestionBadge = ({ conversation }: { readonly conversation: Pick<Conversation, 'openQuestions'> }) => {
  const label = questionsInWords(conversation);
  return label !== '' && <Badge label={label} icon={<MessageCircleQuestionMark {...chipIcon} />} />;
};
