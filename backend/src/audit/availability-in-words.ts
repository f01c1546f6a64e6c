import {
  type AvailabilityConfig,
  type BankHolidayNation,
  intervalsOf,
} from '@pilotlight/contracts/values/availability';

const weekdays = [
  [1, 'Mon'],
  [2, 'Tue'],
  [3, 'Wed'],
  [4, 'Thu'],
  [5, 'Fri'],
  [6, 'Sat'],
  [0, 'Sun'],
] as const;

const nationNames: Readonly<Record<BankHolidayNation, string>> = {
  'england-and-wales': 'England & Wales',
  scotland: 'Scotland',
  'northern-ireland': 'Northern Ireland',
};

const hoursOf = (availability: AvailabilityConfig, weekday: number): string => {
  const intervals = availability.blockedDaysOfWeek.includes(weekday) ? [] : intervalsOf(availability, weekday);
  return intervals.map(({ start, end }) => `${start} to ${end}`).join(', ') || 'closed';
};

/** Days in a row that are alike stand together: "Mon to Fri 09:00 to 17:00; Sat to Sun closed". */
const weekOf = (availability: AvailabilityConfig): string => {
  const groups: { first: string; last: string; hours: string }[] = [];
  for (const [weekday, name] of weekdays) {
    const hours = hoursOf(availability, weekday);
    const group = groups.at(-1);
    if (group?.hours === hours) group.last = name;
    else groups.push({ first: name, last: name, hours });
  }
  return groups
    .map(({ first, last, hours }) => `${first === last ? first : `${first} to ${last}`} ${hours}`)
    .join('; ');
};

/** When an installer takes visits, by what an auditor reads it as. */
export const availabilityInWords = (availability: AvailabilityConfig): readonly (readonly [string, string])[] => [
  ['Opening hours', weekOf(availability)],
  ['Blocked dates', availability.blockedDates.join(', ')],
  [
    'Bank holidays',
    availability.bankHolidays ? `closed on those of ${nationNames[availability.bankHolidays]}` : 'open',
  ],
  ['Booked ahead', `${availability.minAdvanceBookingDays} to ${availability.maxAdvanceBookingDays} days`],
  ['Visits', `${availability.slotDuration} minutes, ${availability.bufferMinutes} between`],
  ['Visits at once', String(availability.capacity)],
  ['Visits confirmed', availability.instantConfirmation ? 'at once' : 'by the installer'],
];
