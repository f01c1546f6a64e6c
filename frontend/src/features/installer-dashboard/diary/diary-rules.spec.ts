import { diaryTitle, visitsInWords } from './diary-title';
import { dayInWords, stretchInWords, weekOf } from './days';
import { visit } from './testing/visits';
import { startAt, stepped } from './useDraft';
import { shortCustomer } from './visit';
import { mapLink, stopsOf } from './visit/day-route';
import { visitHistory } from './visit/visit-history';
import { whatChanged, whoIsThere } from './what-changed';

describe('the days of a diary', () => {
  it('are Monday to Sunday', () => {
    expect(weekOf('2026-11-22')).toEqual(weekOf('2026-11-16'));
    expect(weekOf('2026-11-19')).toMatchObject({ 0: '2026-11-16', 6: '2026-11-22' });
  });

  it.each([
    ['2026-11-16', '2026-11-22', '16 to 22 November 2026'],
    ['2026-11-30', '2026-12-06', '30 November to 6 December 2026'],
    ['2026-12-28', '2027-01-03', '28 December 2026 to 3 January 2027'],
    ['2026-11-19', '2026-11-19', 'Thursday 19 November 2026'],
  ])('from %s to %s are called %s', (first, last, words) => {
    expect(stretchInWords(first, last)).toBe(words);
  });

  it('are called by how near they are', () => {
    const words = ['2026-11-19', '2026-11-20', '2026-11-27'].map((day) => dayInWords(day, '2026-11-19'));
    expect(words).toEqual(['Today', 'Tomorrow', 'Fri 27 Nov']);
  });
});

it.each([
  [0, 'Nothing to confirm'],
  [1, 'One request to confirm'],
  [2, 'Two requests to confirm'],
  [1_204, '1,204 requests to confirm'],
])('titles a diary with %d requests "%s"', (pending, title) => {
  expect(diaryTitle(pending)).toBe(title);
});

it.each([
  [0, 0, ''],
  [1, 0, '1 visit'],
  [4, 1, '4 visits · 1 pending'],
])('counts %d visits with %d pending as "%s"', (visits, pending, words) => {
  expect(visitsInWords(visits, pending)).toBe(words);
});

it.each([
  ['Priya Nair', 'P. Nair'],
  ['Priya de la Nair', 'P. Nair'],
  ['Priya', 'Priya'],
  ['', 'Erased visitor'],
])('calls "%s" %s in a narrow column', (customerName, shown) => {
  expect(shortCustomer({ customerName })).toBe(shown);
});

describe('moving a visit', () => {
  const nine = visit(1, '2026-11-19T09:00:00.000Z');

  it('goes by quarters of an hour, and by days at the same time of day over a change of the clocks', () => {
    expect(stepped(nine, nine.scheduledAt, { minutes: 15 })).toBe('2026-11-19T09:15:00.000Z');
    expect(stepped(nine, '2026-10-24T08:00:00.000Z', { days: 1 })).toBe('2026-10-25T09:00:00.000Z');
  });

  it('stays within its day', () => {
    expect(stepped(nine, '2026-11-19T00:00:00.000Z', { minutes: -15 })).toBeUndefined();
    expect(stepped(nine, '2026-11-19T23:00:00.000Z', { minutes: 15 })).toBeUndefined();
    expect(startAt(nine, '2026-11-19', 23 * 60)).toBe('2026-11-19T23:00:00.000Z');
    expect(startAt(nine, '2026-11-19', 23 * 60 + 15)).toBeUndefined();
  });

  it('never comes to a time that the clocks skip', () => {
    expect(startAt(nine, '2027-03-28', 90)).toBeUndefined();
  });
});

describe('what somebody else did meanwhile', () => {
  const before = visit(1, '2026-11-19T13:00:00.000Z', { customerName: 'Priya Nair', status: 'pending' });

  it.each([
    ['moved within its day', { scheduledAt: '2026-11-19T14:00:00.000Z' }, 'Priya Nair: moved to 14:00.'],
    ['moved to another', { scheduledAt: '2026-11-20T14:00:00.000Z' }, 'Priya Nair: moved to Fri 20 Nov, 14:00.'],
    [
      'moved and confirmed',
      { scheduledAt: '2026-11-19T14:00:00.000Z', status: 'confirmed' as const },
      'Priya Nair: moved to 14:00 and confirmed.',
    ],
    [
      'cancelled by the visitor',
      { status: 'cancelled' as const, metadata: { ...before.metadata, cancelledBy: 'visitor' as const } },
      'Priya Nair: cancelled by the visitor.',
    ],
    ['made longer', { duration: 90 }, 'Priya Nair: now 13:00 to 14:30.'],
    ['corrected', { notes: 'Ring twice' }, 'Priya Nair: its details were changed.'],
  ])('is told where it was %s', (_, change, words) => {
    expect(whatChanged(before, { ...before, ...change })).toBe(words);
  });
});

it('names the visit that is in the way, and none that has let go of its time', () => {
  const helen = visit(2, '2026-11-19T14:00:00.000Z', { customerName: 'Helen Marsh' });
  const wanted = visit(1, '2026-11-19T14:30:00.000Z');
  expect(whoIsThere(wanted, [wanted, helen])).toBe('Helen Marsh is there from 14:00 to 15:00.');
  expect(whoIsThere(wanted, [wanted, { ...helen, status: 'cancelled' }])).toBeNull();
  expect(whoIsThere(visit(1, '2026-11-19T15:00:00.000Z'), [helen])).toBeNull();
});

const visitAt = (hour: number, customerPostcode: string | null, more = {}) =>
  visit(hour, `2026-11-19T${hour}:00:00.000Z`, { customerPostcode, ...more });

it('leads from postcode to postcode in order, past those that nobody drives to', () => {
  const stops = stopsOf(
    [
      visitAt(14, 'LS7 4PD'),
      visitAt(11, 'LS16 5QG'),
      visitAt(12, 'LS9 7SU', { status: 'cancelled' }),
      visitAt(13, null),
      visit(9, '2026-11-20T09:00:00.000Z', { customerPostcode: 'LS1 1AA' }),
    ],
    '2026-11-19',
  );
  expect(stops.map(({ postcode, start }) => [postcode, start])).toEqual([
    ['LS16 5QG', '11:00'],
    ['LS7 4PD', '14:00'],
  ]);
  expect(mapLink(stops)).toBe('https://www.google.com/maps/dir/LS16%205QG/LS7%204PD');
});

it('tells where a visit came from, where it stood and why it was cancelled', () => {
  const cancelled = visit(1, '2026-11-19T14:00:00.000Z', { status: 'cancelled' });
  const metadata = {
    ...cancelled.metadata,
    moves: [
      { from: '2026-11-17T09:00:00.000Z', by: 'visitor' as const, at: '2026-11-16T13:00:00.000Z' },
      { from: '2026-11-18T09:00:00.000Z', by: 'installer' as const, at: '2026-11-16T14:30:00.000Z' },
    ],
    cancelledBy: 'installer' as const,
    reason: 'Van broke down',
  };
  expect(visitHistory({ ...cancelled, metadata })).toEqual([
    'Asked for in the chat, 16 Nov, 12:49',
    'Moved from 17 Nov, 09:00 by the visitor, 16 Nov, 13:00',
    'Moved from 18 Nov, 09:00 by you, 16 Nov, 14:30',
    'Cancelled by you: Van broke down',
  ]);
});
