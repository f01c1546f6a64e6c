import { ERASED } from '@pilotlight/contracts/events/personal';
import type { Conversation } from '@pilotlight/contracts/http/conversations';
import type { OpenMatter } from '@pilotlight/contracts/values/open-matter';
import { CalendarX2, Frown, PhoneCall, ShieldQuestionMark, type LucideIcon, UserRoundX } from 'lucide-react';
import { hasQuestion } from './open-questions';

/** How each looks that waits for the firm. A safety question that nobody answered is a reason to ring. */
export const matterLooks = {
  'safety-question': { label: 'Safety question unanswered', tone: 'warn', Drawing: ShieldQuestionMark },
  complaint: { label: 'Complaint', tone: 'warn', Drawing: Frown },
  callback: { label: 'Wants a call back', tone: 'plain', Drawing: PhoneCall },
  cancellation: { label: 'Wants to cancel', tone: 'plain', Drawing: CalendarX2 },
  'data-request': { label: 'Wants their data deleted', tone: 'plain', Drawing: UserRoundX },
} as const satisfies Record<OpenMatter['kind'], { label: string; tone: 'plain' | 'warn'; Drawing: LucideIcon }>;

type Waiting = Pick<Conversation, 'openMatters' | 'openQuestions'>;

/** Whether a question, or anything else, waits for the firm. */
export const waitsForFirm = (conversation: Waiting): boolean =>
  hasQuestion(conversation) || conversation.openMatters.length > 0;

/** What the visitor said of the first matter that waits; "" where none does, and where it was erased or left out of a long transcript. */
export const wordsThatWait = ({ openMatters, events }: Pick<Conversation, 'openMatters' | 'events'>): string => {
  const said = events.find(({ id }) => id === openMatters[0]?.messageId)?.text ?? '';
  return said === ERASED ? '' : said;
};

/** The visitor's lines that wait for the firm. */
export const linesThatWait = ({ openMatters, openQuestions }: Waiting): readonly string[] => [
  ...openMatters.map(({ messageId }) => messageId),
  ...openQuestions,
];
