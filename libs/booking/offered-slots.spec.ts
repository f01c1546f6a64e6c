import { type AvailabilityConfigForm, availabilityConfigSchema } from '@pilotlight/contracts/values/availability';
import { londonWallClock } from './london-clock';
import { isOffered, offeredSlots } from './offered-slots';

const now = '2027-03-01T10:00:00.000Z';
const availability = (form: AvailabilityConfigForm = {}) =>
  availabilityConfigSchema.parse({ maxAdvanceBookingDays: 365, ...form });

const times = (form: AvailabilityConfigForm, date: string, more: { now?: string; duration?: number } = {}): string => {
  const [day] = offeredSlots(availability(form), { from: date, to: date, now, ...more });
  return (day?.slots ?? [])
    .map(({ start, end }) => `${londonWallClock(start).time}-${londonWallClock(end).time}`)
    .join(' ');
};
const hours = (start: string, end: string) => ({ businessHours: { start, end } });

describe('the slots that an installer offers', () => {
  it('fill its hours, the last one ending by closing', () => {
    expect(times({}, '2027-03-03')).toBe(
      '09:00-10:00 10:00-11:00 11:00-12:00 12:00-13:00 13:00-14:00 14:00-15:00 15:00-16:00 16:00-17:00',
    );
    expect(times({ slotDuration: 90, ...hours('09:00', '13:00') }, '2027-03-03')).toBe('09:00-10:30 10:30-12:00');
  });

  it('leave the buffer between them, and are counted afresh after a lunch break', () => {
    const form = {
      bufferMinutes: 30,
      weeklyIntervals: {
        3: [
          { start: '13:15', end: '16:00' },
          { start: '08:00', end: '12:00' },
        ],
      },
    };
    expect(times(form, '2027-03-03')).toBe('08:00-09:00 09:30-10:30 11:00-12:00 13:15-14:15 14:45-15:45');
    expect(times({ ...form, ...hours('10:00', '12:00') }, '2027-03-04')).toBe('10:00-11:00');
  });

  it('start where a longer visit still ends within the same hours', () => {
    expect(times(hours('09:00', '12:00'), '2027-03-03', { duration: 120 })).toBe('09:00-11:00 10:00-12:00');
  });

  it.each([
    ['a blocked date', { blockedDates: ['2027-03-26'] }],
    ['a blocked weekday', { blockedDaysOfWeek: [5] }],
    ['a bank holiday', { bankHolidays: 'england-and-wales' }],
    ['a day sooner than the minimum', { minAdvanceBookingDays: 26 }],
    ['a day later than the maximum', { maxAdvanceBookingDays: 24 }],
    ['a weekday without hours', { weeklyIntervals: { 5: [] } }],
  ] satisfies [string, AvailabilityConfigForm][])('are none on %s', (_, form) => {
    expect(times({}, '2027-03-26')).not.toBe('');
    expect(times(form, '2027-03-26')).toBe('');
  });

  it("reach from the minimum's day to the maximum's", () => {
    const form = availability({ minAdvanceBookingDays: 2, maxAdvanceBookingDays: 4 });
    const days = offeredSlots(form, { from: '2027-03-02', to: '2027-03-06', now });
    expect(days.map(({ date, slots }) => [date, slots.length > 0])).toEqual([
      ['2027-03-02', false],
      ['2027-03-03', true],
      ['2027-03-04', true],
      ['2027-03-05', true],
      ['2027-03-06', false],
    ]);
  });

  it('leave out the times of today that have passed', () => {
    const form = { minAdvanceBookingDays: 0, ...hours('09:00', '13:00') };
    expect(times(form, '2027-03-01')).toBe('11:00-12:00 12:00-13:00');
    expect(times(form, '2027-03-01', { now: '2027-02-28T23:59:00.000Z' })).toContain('09:00-10:00');
  });

  it('leave out the hour that the clocks skip, and take the first of two', () => {
    const night = { slotDuration: 30, ...hours('00:30', '03:00') };
    expect(times(night, '2027-03-28')).toBe('00:30-02:00 02:00-02:30 02:30-03:00');
    expect(times({ slotDuration: 30, ...hours('00:00', '01:30') }, '2027-03-28')).toBe('00:00-00:30 00:30-02:00');
    const [day] = offeredSlots(availability(night), { from: '2027-10-31', to: '2027-10-31', now });
    expect(day?.slots.map(({ start }) => start.slice(11, 16))).toEqual(['23:30', '00:00', '00:30', '02:00', '02:30']);
  });

  it('are those that may be booked, by the moment in whatever notation', () => {
    const asked = { duration: 60, now };
    expect(isOffered(availability(), { ...asked, start: '2027-03-03T09:00:00Z' })).toBe(true);
    expect(isOffered(availability(), { ...asked, start: '2027-03-03T10:00:00.000+01:00' })).toBe(true);
    expect(isOffered(availability(), { ...asked, start: '2027-03-03T09:30:00Z' })).toBe(false);
    expect(isOffered(availability(), { ...asked, start: '2027-03-03T16:00:00Z', duration: 75 })).toBe(false);
    expect(isOffered(availability(), { ...asked, start: '2027-03-01T16:00:00Z' })).toBe(false);
  });
});
