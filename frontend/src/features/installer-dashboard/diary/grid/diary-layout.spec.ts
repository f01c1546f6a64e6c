import { visit } from '../testing/visits';
import { hoursFor, layOut } from './diary-layout';

const drawn = (visits: Parameters<typeof layOut>[0], day: string) =>
  layOut(visits, day).map(({ appointment, place, lane, lanes }) => ({
    of: appointment.customerName,
    from: place.from / 60,
    to: place.to / 60,
    lane,
    lanes,
  }));

describe("a day's visits", () => {
  it('stand at London’s wall clock, in winter and in summer', () => {
    expect(drawn([visit(1, '2026-11-19T15:30:00.000Z')], '2026-11-19')).toMatchObject([{ from: 15.5, to: 16.5 }]);
    expect(drawn([visit(1, '2026-07-01T15:30:00.000Z')], '2026-07-01')).toMatchObject([{ from: 16.5, to: 17.5 }]);
  });

  it('leave out those of other days, whatever the day is in UTC', () => {
    const lateOnTheSecond = visit(1, '2026-07-01T23:30:00.000Z', { duration: 30 });
    expect(drawn([lateOnTheSecond], '2026-07-01')).toEqual([]);
    expect(drawn([lateOnTheSecond], '2026-07-02')).toMatchObject([{ from: 0.5, to: 1 }]);
  });

  it('have the whole width where nothing overlaps, also end to end', () => {
    const visits = [visit(1, '2026-11-19T09:00:00.000Z'), visit(2, '2026-11-19T10:00:00.000Z')];
    expect(drawn(visits, '2026-11-19').map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  it('stand side by side where they overlap, by way of others too, and a lane that is free again is used again', () => {
    const visits = [
      visit(3, '2026-11-19T10:30:00.000Z'),
      visit(1, '2026-11-19T09:00:00.000Z', { duration: 120 }),
      visit(2, '2026-11-19T09:30:00.000Z'),
      visit(4, '2026-11-19T13:00:00.000Z'),
    ];
    expect(drawn(visits, '2026-11-19')).toEqual([
      { of: 'Customer 1', from: 9, to: 11, lane: 0, lanes: 2 },
      { of: 'Customer 2', from: 9.5, to: 10.5, lane: 1, lanes: 2 },
      { of: 'Customer 3', from: 10.5, to: 11.5, lane: 1, lanes: 2 },
      { of: 'Customer 4', from: 13, to: 14, lane: 0, lanes: 1 },
    ]);
  });

  it('are never drawn thinner than a quarter of an hour, and end by midnight', () => {
    const visits = [visit(1, '2026-11-19T23:00:00.000Z')];
    expect(drawn(visits, '2026-11-19')).toMatchObject([{ from: 23, to: 24 }]);
    const short = [visit(1, '2026-11-19T09:00:00.000Z', { duration: 5 })];
    expect(drawn(short, '2026-11-19')).toMatchObject([{ from: 9, to: 9.25 }]);
  });
});

describe('a day of 23 hours', () => {
  it('draws a visit over the hour that the clocks skip as the clocks show it', () => {
    const over = visit(1, '2027-03-28T00:30:00.000Z', { duration: 60 });
    expect(drawn([over], '2027-03-28')).toMatchObject([{ from: 0.5, to: 2.5 }]);
  });

  it('draws what follows at its own time', () => {
    expect(drawn([visit(1, '2027-03-28T08:00:00.000Z')], '2027-03-28')).toMatchObject([{ from: 9, to: 10 }]);
  });
});

describe('a day of 25 hours', () => {
  it('draws side by side what the clocks show at the same time, though one is an hour later', () => {
    const visits = [visit(2, '2026-10-25T01:00:00.000Z'), visit(1, '2026-10-25T00:00:00.000Z')];
    expect(drawn(visits, '2026-10-25')).toEqual([
      { of: 'Customer 1', from: 1, to: 2, lane: 0, lanes: 2 },
      { of: 'Customer 2', from: 1, to: 2, lane: 1, lanes: 2 },
    ]);
  });

  it('draws a visit at which the clocks go back as long as it takes', () => {
    const back = visit(1, '2026-10-25T00:30:00.000Z', { duration: 60 });
    expect(drawn([back], '2026-10-25')).toMatchObject([{ from: 1.5, to: 2.5 }]);
  });
});

const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 });

describe('the hours that are drawn', () => {
  it.each([
    ['an hour around what is open', [hours(9, 17)], [], { from: 8, to: 18 }],
    ['the widest of the days', [hours(8, 12), hours(10, 20)], [], { from: 7, to: 21 }],
    ['a visit outside of the open hours whole', [hours(9, 17)], [hours(6.5, 7), hours(19, 19.25)], { from: 6, to: 20 }],
    ['a working day where all is closed', [], [], { from: 8, to: 18 }],
    ['no more than the day has', [hours(0, 24)], [], { from: 0, to: 24 }],
  ])('are %s', (_, open, visits, expected) => {
    expect(hoursFor(open, visits)).toEqual(expected);
  });
});
