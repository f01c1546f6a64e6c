import { ERASED } from '@pilotlight/contracts/events/personal';
import type { Conversation } from '@pilotlight/contracts/http/conversations';

/** The newest words of a conversation; "" before the first. */
export const lastWords = ({ events }: Pick<Conversation, 'events'>): string => {
  const last = events.findLast(({ role, text }) => (role === 'user' || role === 'assistant') && text !== '');
  return last?.text === ERASED ? 'Erased' : (last?.text ?? '');
};

/** The newest words of the visitor's own; "" before the first. */
export const visitorsLastWords = ({ events }: Pick<Conversation, 'events'>): string =>
  lastWords({ events: events.filter(({ role }) => role === 'user') });

/** Whether the visitor's words and details have been erased. */
export const isErased = ({ events, lead }: Conversation): boolean =>
  Object.values(lead).includes(ERASED) || events.some(({ text }) => text === ERASED);

/** How far a visitor has come towards a lead. */
export const leadStatus = ({ events, leadSubmittedAt }: Conversation): string => {
  if (leadSubmittedAt) return 'Form sent';
  return events.some(({ role }) => role === 'lead') ? 'Captured' : 'No lead yet';
};

/** The message that a safety rule or a vulnerable household was recognised in; "" where there is none or it was erased. */
export const alarmingWords = ({ events }: Pick<Conversation, 'events'>): string => {
  const mark = events.findIndex(({ role }) => role === 'safety' || role === 'flag');
  const said = mark < 0 ? undefined : events.slice(0, mark).findLast(({ role }) => role === 'user');
  return said && said.text !== ERASED ? said.text : '';
};
