import type { AvailabilityFields } from './availability-fields';

/** By their number: Sunday is 0. */
export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** As a week is read. */
export const weekdaysInOrder = [1, 2, 3, 4, 5, 6, 0] as const;

type Field = Exclude<keyof AvailabilityFields, 'week'>;

const fieldNames: Readonly<Record<Field, string>> = {
  minAdvanceBookingDays: 'minimum days in advance',
  maxAdvanceBookingDays: 'maximum days in advance',
  slotDuration: 'slot duration',
  bufferMinutes: 'time between visits',
  capacity: 'visits at once',
  instantConfirmation: 'confirmation',
  blockedDates: 'blocked dates',
  bankHolidays: 'bank holidays',
};

const beforeTheWeek: readonly Field[] = [
  'minAdvanceBookingDays',
  'maxAdvanceBookingDays',
  'slotDuration',
  'bufferMinutes',
  'capacity',
  'instantConfirmation',
];
const afterTheWeek: readonly Field[] = ['blockedDates', 'bankHolidays'];

const told = (value: unknown): string => JSON.stringify(value);

/** Whether a day of the week is closed, opened or has other hours than before. */
export const isDayChanged = (weekday: number, before: AvailabilityFields, after: AvailabilityFields): boolean =>
  told(before.week[weekday]) !== told(after.week[weekday]);

/** What differs, in words, in the order of the tabs. */
export const changedAvailability = (before: AvailabilityFields, after: AvailabilityFields): string[] => {
  const changed = (fields: readonly Field[]) =>
    fields.filter((field) => told(before[field]) !== told(after[field])).map((field) => fieldNames[field]);
  return [
    ...changed(beforeTheWeek),
    ...weekdaysInOrder
      .filter((weekday) => isDayChanged(weekday, before, after))
      .map((weekday) => `${weekdayNames[weekday]}'s hours`),
    ...changed(afterTheWeek),
  ];
};
