import { reminderEvents } from '../events/reminder-events';
import { ownReminders } from '../http/reminders';
import { slice } from './slice';

/** What an installer is to think of. */
export const reminders = slice({
  category: 'reminder',
  streamId: ({ reminderId }) => reminderId,
  subject: ({ slug }) => ({ slug, sessionId: null }),
  events: reminderEvents,
  routes: { ownReminders },
});
