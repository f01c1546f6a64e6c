import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { formatCount, formatDate, formatDateTime, formatTime } from '../../../ui/format';

type Course = Pick<Conversation, 'createdAt' | 'updatedAt' | 'messageCount'>;

/** When a conversation was held and how long it is: "19 Nov 2026, 07:12 to 07:18, 10 messages". */
export const courseInWords = ({ createdAt, updatedAt, messageCount }: Course): string => {
  const [start, end] = [formatDateTime(createdAt), formatDateTime(updatedAt)];
  const sameDay = formatDate(createdAt) === formatDate(updatedAt);
  const until = start === end ? '' : ` to ${sameDay ? formatTime(updatedAt) : end}`;
  return `${start}${until}, ${formatCount(messageCount)} ${messageCount === 1 ? 'message' : 'messages'}`;
};
