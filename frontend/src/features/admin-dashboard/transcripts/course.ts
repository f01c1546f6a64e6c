import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { formatCount, formatDate, formatDateTime, formatTime } from '../../../ui/format';

type Course = Pick<Conversation, 'createdAt' | 'lastSaidAt' | 'messageCount'>;

/** When a conversation was held and how long it is: "19 Nov 2026, 07:12 to 07:18, 10 messages". */
export const courseInWords = ({ createdAt, lastSaidAt, messageCount }: Course): string => {
  const [start, end] = [formatDateTime(createdAt), formatDateTime(lastSaidAt)];
  const sameDay = formatDate(createdAt) === formatDate(lastSaidAt);
  const until = start === end ? '' : ` to ${sameDay ? formatTime(lastSaidAt) : end}`;
  return `${start}${until}, ${formatCount(messageCount)} ${messageCount === 1 ? 'message' : 'messages'}`;
};
