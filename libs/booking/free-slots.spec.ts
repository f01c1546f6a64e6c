import { fitsBeside, freeSlots, type Span } from './offered-slots';

const at = (time: string): string => `2027-03-03T${time}:00.000Z`;
const span = (text: string): Span => {
  const [start = '', end = ''] = text.split('-');
  return { start: at(start), end: at(end) };
};
const spans = (text: string): Span[] => text.split(' ').filter(Boolean).map(span);
const alone = { capacity: 1, bufferMinutes: 0 };

const free = (slots: string, taken: string, room = alone): string => {
  const [day] = freeSlots([{ date: '2027-03-03', slots: spans(slots) }], spans(taken), room);
  return (day?.slots ?? []).map(({ start, end }) => `${start.slice(11, 16)}-${end.slice(11, 16)}`).join(' ');
};

describe('the free ones of the slots', () => {
  const day = '09:00-10:00 10:00-11:00 11:00-12:00 12:00-13:00';

  it.each([
    ['are all where nothing is taken', '', alone, day],
    [
      'are those that a visit leaves, and one may begin as another ends',
      '10:00-11:00',
      alone,
      '09:00-10:00 11:00-12:00 12:00-13:00',
    ],
    ['go by each moment of a visit that lies across two', '10:30-11:30', alone, '09:00-10:00 12:00-13:00'],
    ['know of a long visit that began before', '06:00-11:30', alone, '12:00-13:00'],
    [
      'keep the buffer before and after a visit',
      '10:30-11:00',
      { capacity: 1, bufferMinutes: 30 },
      '09:00-10:00 12:00-13:00',
    ],
    [
      'last until the last engineer is busy',
      '10:00-11:00 10:00-11:00 12:00-13:00',
      { capacity: 2, bufferMinutes: 0 },
      '09:00-10:00 11:00-12:00 12:00-13:00',
    ],
    ['count the most at once, not the sum', '10:00-10:30 10:30-11:00', { capacity: 2, bufferMinutes: 0 }, day],
    [
      'let one engineer go from a visit to the next',
      '09:00-10:00 11:00-12:00',
      { capacity: 2, bufferMinutes: 60 },
      day,
    ],
  ])('%s', (_, taken, room, expected) => {
    expect(free(day, taken, room)).toBe(expected);
  });

  it('are those that fit beside what is taken', () => {
    const room = { capacity: 2, bufferMinutes: 15 };
    const taken = '08:00-09:50 09:20-10:40 10:00-11:00 12:10-12:40';
    const fitting = spans(day).filter((slot) => fitsBeside(slot, spans(taken), room));
    expect(fitting).toEqual(spans(free(day, taken, room)));
    expect(fitting).toEqual(spans('11:00-12:00 12:00-13:00'));
  });
});
