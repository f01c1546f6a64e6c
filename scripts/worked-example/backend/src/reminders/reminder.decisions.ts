import type { ReminderEvent, ReminderState } from './reminder.state';

/** Noted once, however often it is asked for. */
export const noteReminder = ({ isNoted }: ReminderState, data: ReminderEvent['data']): ReminderEvent[] =>
  isNoted ? [] : [{ type: 'ReminderNoted', data }];
