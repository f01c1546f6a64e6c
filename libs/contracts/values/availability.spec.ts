import {
  advanceMessage,
  availabilityConfigFormSchema,
  availabilityConfigSchema,
  closingMessage,
  defaultAvailability,
  intervalsOf,
  noDateMessage,
  overlapMessage,
} from './availability';

/** All that the specification knows of it. */
const specified = {
  minAdvanceBookingDays: 2,
  maxAdvanceBookingDays: 60,
  blockedDates: ['2027-12-24'],
  blockedDaysOfWeek: [0, 6],
  businessHours: { start: '08:00', end: '18:00' },
  slotDuration: 90,
};

describe("an installer's availability", () => {
  it('has the defaults of the specification', () => {
    expect(defaultAvailability).toEqual({
      minAdvanceBookingDays: 1,
      maxAdvanceBookingDays: 30,
      blockedDates: [],
      blockedDaysOfWeek: [],
      businessHours: { start: '09:00', end: '17:00' },
      slotDuration: 60,
      weeklyIntervals: {},
      bufferMinutes: 0,
      bankHolidays: null,
      capacity: 1,
      instantConfirmation: false,
    });
  });

  it("takes the specification's own body, in which nothing of ours is", () => {
    expect(availabilityConfigSchema.parse(specified)).toEqual({ ...defaultAvailability, ...specified });
    expect(availabilityConfigFormSchema.parse(specified)).toEqual(specified);
  });

  it('ignores a date or a weekday that is blocked twice', () => {
    const blocked = { blockedDates: ['2027-12-27', '2027-12-24', '2027-12-27'], blockedDaysOfWeek: [6, 0, 6] };
    const once = { blockedDates: ['2027-12-24', '2027-12-27'], blockedDaysOfWeek: [0, 6] };
    expect(availabilityConfigSchema.parse(blocked)).toMatchObject(once);
    expect(availabilityConfigFormSchema.parse(blocked)).toEqual(once);
  });

  it.each([
    ['more than 30 days at least', { minAdvanceBookingDays: 31 }, 'Between 0 and 30 days'],
    ['less than a day at most', { maxAdvanceBookingDays: 0 }, 'Between 1 and 365 days'],
    ['more than a year at most', { maxAdvanceBookingDays: 366 }, 'Between 1 and 365 days'],
    ['half a day', { minAdvanceBookingDays: 0.5 }, 'Between 0 and 30 days'],
    ['a slot of ten minutes', { slotDuration: 10 }, 'Between 15 and 480 minutes'],
    ['a slot of nine hours', { slotDuration: 540 }, 'Between 15 and 480 minutes'],
    ['a slot of 50 minutes', { slotDuration: 50 }, 'In steps of 15 minutes'],
    ['no date', { blockedDates: [''] }, noDateMessage],
    ['a date that no calendar has', { blockedDates: ['2027-02-29'] }, noDateMessage],
    ['an eighth day of the week', { blockedDaysOfWeek: [7] }, 'Days of the week are 0 to 6'],
    ['closing before opening', { businessHours: { start: '17:00', end: '09:00' } }, closingMessage],
    ['closing on opening', { businessHours: { start: '09:00', end: '09:00' } }, closingMessage],
    ['a time that no clock shows', { businessHours: { start: '09:00', end: '24:00' } }, 'Enter a time, such as 21:00'],
    ['a buffer of five hours', { bufferMinutes: 300 }, 'Between 0 and 240 minutes'],
    ['no engineer', { capacity: 0 }, 'Between 1 and 20 visits'],
    [
      'hours that overlap',
      {
        weeklyIntervals: {
          1: [
            { start: '12:00', end: '17:00' },
            { start: '08:00', end: '12:30' },
          ],
        },
      },
      overlapMessage,
    ],
    ['hours of a day that no week has', { weeklyIntervals: { 7: [] } }, 'Days of the week are 0 to 6'],
    ['a field that nobody knows', { slotLength: 60 }, 'Unrecognized key: "slotLength"'],
  ])('refuses %s', (_, body, message) => {
    for (const schema of [availabilityConfigSchema, availabilityConfigFormSchema])
      expect(schema.safeParse(body).error?.issues[0]?.message).toBe(message);
  });

  it('refuses a minimum above the maximum', () => {
    const { error } = availabilityConfigSchema.safeParse({ minAdvanceBookingDays: 10, maxAdvanceBookingDays: 9 });
    expect(error?.issues).toMatchObject([{ path: ['maxAdvanceBookingDays'], message: advanceMessage }]);
  });

  it('opens a weekday by its own hours, in order, and any other by those of the business', () => {
    const availability = availabilityConfigSchema.parse({
      weeklyIntervals: {
        1: [
          { start: '13:00', end: '17:00' },
          { start: '08:00', end: '13:00' },
        ],
      },
    });
    expect(intervalsOf(availability, 1)).toEqual([
      { start: '08:00', end: '13:00' },
      { start: '13:00', end: '17:00' },
    ]);
    expect(intervalsOf(availability, 2)).toEqual([{ start: '09:00', end: '17:00' }]);
  });
});
