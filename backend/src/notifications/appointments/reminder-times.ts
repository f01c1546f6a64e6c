const hour = 3_600_000;

export const reminders = ['day-before', 'two-hours'] as const;
export type Reminder = (typeof reminders)[number];

const before: Readonly<Record<Reminder, number>> = { 'day-before': 24 * hour, 'two-hours': 2 * hour };

/** When a visit's reminders are due (ISO 8601 UTC); none that would be due before now. */
export const reminderTimes = (
  scheduledAt: string,
  now: number,
): readonly { readonly reminder: Reminder; readonly dueAt: string }[] =>
  reminders
    .map((reminder) => ({ reminder, dueAt: new Date(Date.parse(scheduledAt) - before[reminder]).toISOString() }))
    .filter(({ dueAt }) => Date.parse(dueAt) > now);
