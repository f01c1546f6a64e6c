import { z } from 'zod';
import { clockTimeSchema } from './notification-preferences';

/** The least and the most that the fields take; a form's inputs go by them. */
export const availabilityLimits = {
  minAdvanceBookingDays: { least: 0, most: 30 },
  maxAdvanceBookingDays: { least: 1, most: 365 },
  slotDuration: { least: 15, most: 480, step: 15 },
  bufferMinutes: { least: 0, most: 240 },
  capacity: { least: 1, most: 20 },
  blockedDates: { most: 1_000 },
  intervalsADay: { most: 8 },
} as const;

export const noDateMessage = 'Please choose a date';
export const closingMessage = 'Closing time must be after opening time';
export const overlapMessage = 'Opening hours of one day must not overlap';
const weekdayMessage = 'Days of the week are 0 to 6';
export const advanceMessage = 'Maximum days in advance must not be less than the minimum';

type Range = { readonly least: number; readonly most: number };

const whole = ({ least, most }: Range, unit: string) => {
  const message = `Between ${least} and ${most} ${unit}`;
  return z.int(message).min(least, message).max(most, message);
};

/** From its start to its end on London's wall clock; the end is no longer part of it. */
export const openingIntervalSchema = z
  .strictObject({ start: clockTimeSchema, end: clockTimeSchema })
  .refine(({ start, end }) => start < end, { message: closingMessage, path: ['end'] });
export type OpeningInterval = z.infer<typeof openingIntervalSchema>;

const intervalsOfDay = z
  .array(openingIntervalSchema)
  .max(availabilityLimits.intervalsADay.most, `At most ${availabilityLimits.intervalsADay.most} opening hours a day`)
  .overwrite((intervals) => intervals.toSorted((one, other) => one.start.localeCompare(other.start)))
  .refine(
    (intervals) => intervals.every(({ end }, index) => end <= (intervals[index + 1]?.start ?? '24:00')),
    overlapMessage,
  );

export const bankHolidayNations = ['england-and-wales', 'scotland', 'northern-ireland'] as const;
export type BankHolidayNation = (typeof bankHolidayNations)[number];

const fields = {
  minAdvanceBookingDays: whole(availabilityLimits.minAdvanceBookingDays, 'days'),
  maxAdvanceBookingDays: whole(availabilityLimits.maxAdvanceBookingDays, 'days'),
  blockedDates: z
    .array(z.iso.date(noDateMessage))
    .overwrite((dates) => [...new Set(dates)].toSorted())
    .max(availabilityLimits.blockedDates.most, `At most ${availabilityLimits.blockedDates.most} blocked dates`),
  blockedDaysOfWeek: z
    .array(z.int(weekdayMessage).min(0, weekdayMessage).max(6, weekdayMessage))
    .overwrite((days) => [...new Set(days)].toSorted((a, b) => a - b)),
  businessHours: openingIntervalSchema,
  slotDuration: whole(availabilityLimits.slotDuration, 'minutes').multipleOf(
    availabilityLimits.slotDuration.step,
    `In steps of ${availabilityLimits.slotDuration.step} minutes`,
  ),
  weeklyIntervals: z.record(z.string().regex(/^[0-6]$/), intervalsOfDay, weekdayMessage),
  bufferMinutes: whole(availabilityLimits.bufferMinutes, 'minutes'),
  bankHolidays: z.enum(bankHolidayNations).nullable(),
  capacity: whole(availabilityLimits.capacity, 'visits'),
  instantConfirmation: z.boolean(),
};

/**
 * When an installer takes visits. Days of the week count from Sunday (0); a weekday without `weeklyIntervals` has the
 * `businessHours`. `bufferMinutes` lie between two visits of one engineer, `capacity` says how many are under way at once.
 */
export const availabilityConfigSchema = z
  .strictObject({
    minAdvanceBookingDays: fields.minAdvanceBookingDays.default(1),
    maxAdvanceBookingDays: fields.maxAdvanceBookingDays.default(30),
    blockedDates: fields.blockedDates.default([]),
    blockedDaysOfWeek: fields.blockedDaysOfWeek.default([]),
    businessHours: fields.businessHours.default({ start: '09:00', end: '17:00' }),
    slotDuration: fields.slotDuration.default(60),
    weeklyIntervals: fields.weeklyIntervals.default({}),
    bufferMinutes: fields.bufferMinutes.default(0),
    bankHolidays: fields.bankHolidays.default(null),
    capacity: fields.capacity.default(1),
    instantConfirmation: fields.instantConfirmation.default(false),
  })
  .refine((config) => config.minAdvanceBookingDays <= config.maxAdvanceBookingDays, {
    message: advanceMessage,
    path: ['maxAdvanceBookingDays'],
  });
export type AvailabilityConfig = z.infer<typeof availabilityConfigSchema>;

export const defaultAvailability: AvailabilityConfig = availabilityConfigSchema.parse({});

/** As the calls show it: nothing is left out. */
export const shownAvailabilitySchema = z.strictObject(fields);

/** What a form says of it: a field that is absent stays as it is. */
export const availabilityConfigFormSchema = shownAvailabilitySchema.partial();
export type AvailabilityConfigForm = z.infer<typeof availabilityConfigFormSchema>;

/** The opening hours of a weekday, its days off aside. */
export const intervalsOf = (
  { weeklyIntervals, businessHours }: Pick<AvailabilityConfig, 'weeklyIntervals' | 'businessHours'>,
  weekday: number,
): readonly OpeningInterval[] => weeklyIntervals[String(weekday)] ?? [businessHours];
