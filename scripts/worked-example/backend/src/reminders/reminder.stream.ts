import { reminderEvents } from '@pilotlight/contracts/events/reminder-events';
import { type Aggregate, eventsAmong } from '../write-side/aggregate';
import { AggregateStore } from '../write-side/aggregate-store';
import { evolveReminder, type ReminderEvent, type ReminderState, unnoted } from './reminder.state';

export const reminderAggregate: Aggregate<ReminderState, ReminderEvent> = {
  initialState: unnoted,
  evolve: evolveReminder,
  isOwnEvent: eventsAmong(reminderEvents),
};

export class ReminderStream extends AggregateStore<ReminderState, ReminderEvent> {}
