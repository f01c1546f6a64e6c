import { londonMoment, londonWallClock, slotLabel } from './london-clock';

describe("London's wall clock", () => {
  it.each([
    ['in winter', '2027-01-15', '09:00', '2027-01-15T09:00:00.000Z'],
    ['in summer', '2027-07-15', '09:00', '2027-07-15T08:00:00.000Z'],
    ['just after a summer midnight', '2027-07-15', '00:30', '2027-07-14T23:30:00.000Z'],
    ['before the clocks go forward', '2027-03-28', '00:59', '2027-03-28T00:59:00.000Z'],
    ['after the clocks went forward', '2027-03-28', '02:00', '2027-03-28T01:00:00.000Z'],
    ['shown twice, the first time', '2027-10-31', '01:30', '2027-10-31T00:30:00.000Z'],
    ['after the clocks went back', '2027-10-31', '02:00', '2027-10-31T02:00:00.000Z'],
    ['on the day after', '2027-11-01', '02:00', '2027-11-01T02:00:00.000Z'],
  ])('shows a moment %s', (_, day, time, moment) => {
    expect(londonMoment(day, time)).toBe(moment);
    expect(londonWallClock(moment)).toEqual({ day, time });
  });

  it.each(['01:00', '01:30', '01:59'])('never shows %s on the day it goes forward', (time) => {
    expect(londonMoment('2027-03-28', time)).toBeUndefined();
  });

  it('labels a slot by the time that people read off it', () => {
    expect(slotLabel('2027-07-15T08:00:00.000Z')).toBe('09:00');
  });
});
