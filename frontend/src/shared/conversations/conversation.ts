import { ERASED } from '@pilotlight/contracts/events/personal';
import type { Conversation } from '@pilotlight/contracts/http/conversations';

/** The newest words of the visitor's own; "" before the first. */
export const visitorsLastWords = ({ events }: Pick<Conversation, 'events'>): string => {
  const last = events.findLast(({ role, text }) => role === 'user' && text !== '');
  return last?.text === ERASED ? 'Erased' : (last?.text ?? '');
};

/** Whether the visitor's words and details have been erased. */
export const isErased = ({ events, lead }: Conversation): boolean =>
  Object.values(lead).includes(ERASED) || events.some(({ text }) => text === ERASED);

/** How far a visitor has come towards a lead. */
export const leadStatus = ({ events, leadSubmittedAt }: Conversation): string => {
  if (leadSubmittedAt) return 'Filled in the form';
  return events.some(({ role }) => role === 'lead') ? 'Gave details in chat' : 'No details yet';
};
