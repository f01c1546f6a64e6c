import {
  advanceMessage,
  type AvailabilityConfig,
  availabilityConfigSchema,
  type AvailabilityConfigForm,
  intervalsOf,
  shownAvailabilitySchema,
} from '@pilotlight/contracts/values/availability';
import { z } from 'zod';
import { tidiedTime } from '../../ui/clock-time';

const { shape } = shownAvailabilitySchema;

const typedNumber = <Schema extends z.ZodType<number, number>>(schema: Schema) =>
  z
    .string()
    .transform((text) => (text.trim() === '' ? Number.NaN : Number(text)))
    .pipe(schema);

const typedTime = z.string().transform(tidiedTime);
const typedIntervals = z.array(z.object({ start: typedTime, end: typedTime }));

/** The hours of a closed day wait for it to open again; nobody is held up by them. */
const day = z.discriminatedUnion('open', [
  z.object({ open: z.literal(true), intervals: typedIntervals.pipe(shape.weeklyIntervals.valueType) }),
  z.object({ open: z.literal(false), intervals: typedIntervals.pipe(shape.weeklyIntervals.valueType).catch([]) }),
]);

/** What stands in the fields of all tabs: numbers and times as they are typed, the week by day with Sunday first. */
export const availabilityFieldsSchema = z
  .object({
    minAdvanceBookingDays: typedNumber(shape.minAdvanceBookingDays),
    maxAdvanceBookingDays: typedNumber(shape.maxAdvanceBookingDays),
    slotDuration: typedNumber(shape.slotDuration),
    bufferMinutes: typedNumber(shape.bufferMinutes),
    capacity: typedNumber(shape.capacity),
    instantConfirmation: shape.instantConfirmation,
    week: z.array(day),
    blockedDates: shape.blockedDates,
    bankHolidays: shape.bankHolidays,
  })
  .refine(({ minAdvanceBookingDays: least, maxAdvanceBookingDays: most }) => least <= most, {
    message: advanceMessage,
    path: ['maxAdvanceBookingDays'],
  });

export type AvailabilityFields = z.input<typeof availabilityFieldsSchema>;
export type AvailabilityValues = z.output<typeof availabilityFieldsSchema>;
export type DayFields = AvailabilityFields['week'][number];
type DayValues = AvailabilityValues['week'][number];

export const fieldsOf = (config: AvailabilityConfig): AvailabilityFields => ({
  minAdvanceBookingDays: String(config.minAdvanceBookingDays),
  maxAdvanceBookingDays: String(config.maxAdvanceBookingDays),
  slotDuration: String(config.slotDuration),
  bufferMinutes: String(config.bufferMinutes),
  capacity: String(config.capacity),
  instantConfirmation: config.instantConfirmation,
  week: Array.from({ length: 7 }, (_, weekday) => {
    const intervals = intervalsOf(config, weekday);
    const open = intervals.length > 0 && !config.blockedDaysOfWeek.includes(weekday);
    return {
      open,
      intervals: (intervals.length > 0 ? intervals : [config.businessHours]).map((each) => ({ ...each })),
    };
  }),
  blockedDates: [...config.blockedDates],
  bankHolidays: config.bankHolidays,
});

const told = (value: unknown): string => JSON.stringify(value);

/** The hours that most open days have, from the installer's own where as many have these. */
const usualHours = (week: readonly DayValues[], before: AvailabilityConfig['businessHours']) => {
  const single = week.flatMap(({ open, intervals }) => (open && intervals.length === 1 ? intervals : []));
  const shareOf = (hours: object) => single.filter((each) => told(each) === told(hours)).length;
  return single.reduce((best, hours) => (shareOf(hours) > shareOf(best) ? hours : best), before);
};

const weekOf = (week: readonly DayValues[], { businessHours: before }: AvailabilityConfig) => {
  const businessHours = usualHours(week, before);
  const own = [...week.entries()].filter(
    ([, { intervals }]) => intervals.length > 0 && told(intervals) !== told([businessHours]),
  );
  return {
    businessHours,
    weeklyIntervals: Object.fromEntries(own.map(([weekday, { intervals }]) => [String(weekday), intervals])),
    blockedDaysOfWeek: [...week.entries()].flatMap(([weekday, { open }]) => (open ? [] : [weekday])),
  };
};

/** The availability as the fields leave it; the week stays as it was said where its days are the same. */
export const configOf = ({ week, ...values }: AvailabilityValues, kept: AvailabilityConfig): AvailabilityConfig => ({
  ...kept,
  ...values,
  ...(told(week) !== told(fieldsOf(kept).week) && weekOf(week, kept)),
});

/** What the call is told: the parts that differ. */
export const editsOf = (values: AvailabilityValues, kept: AvailabilityConfig): AvailabilityConfigForm => {
  const differing = Object.entries(configOf(values, kept)).filter(
    ([field, value]) => told(value) !== told(Object.entries(kept).find(([known]) => known === field)?.[1]),
  );
  return shownAvailabilitySchema.partial().parse(Object.fromEntries(differing));
};

/** As the fields would leave it; null while one of them is wrong. */
export const draftOf = (fields: AvailabilityFields, kept: AvailabilityConfig): AvailabilityConfig | null => {
  const { data } = availabilityFieldsSchema.safeParse(fields);
  return data ? availabilityConfigSchema.parse(configOf(data, kept)) : null;
};
