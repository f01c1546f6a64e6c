import type { TranscriptEntry } from '@pilotlight/contracts/http/conversations';
import { pointsOf } from './turn-points';

const mark = (id: string, points?: number): TranscriptEntry => ({
  id,
  role: 'grade',
  text: '',
  timestamp: '2026-11-19T07:12:00Z',
  card: null,
  safety: null,
  ...(points !== undefined && { points }),
});

it('tells what each mark added to a lead’s points, and from which line on there are any', () => {
  const points = pointsOf([
    { marks: [] },
    { marks: [mark('a', 31)] },
    { marks: [mark('b')] },
    { marks: [mark('c', 26)] },
  ]);
  expect(points.map(({ before, after }) => [before, after])).toEqual([
    [0, 0],
    [0, 31],
    [31, 31],
    [31, 26],
  ]);
  expect(points.flatMap(({ gained }) => [...gained])).toEqual([
    ['a', { more: 31, total: 31 }],
    ['c', { more: -5, total: 26 }],
  ]);
});
