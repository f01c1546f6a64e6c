import { gradeFlow } from './grade-flow';

describe('the flow of grades', () => {
  const { before, after, ribbons } = gradeFlow(
    [
      { before: 'A', after: 'A', count: 3 },
      { before: 'B', after: 'A', count: 1 },
      { before: null, after: null, count: 4 },
    ],
    424,
  );

  it('adds up on both sides, hot first, ungraded last', () => {
    expect(before.map(({ step, count }) => [step, count])).toEqual([
      ['A', 3],
      ['B', 1],
      ['C', 0],
      [null, 4],
    ]);
    expect(after.map(({ count }) => count)).toEqual([4, 0, 0, 4]);
  });

  it('keeps every bar within its width and in order', () => {
    for (const side of [before, after]) {
      expect(side.map(({ x }) => x)).toEqual(side.map(({ x }) => x).toSorted((one, other) => one - other));
      const last = side.at(-1);
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(424);
    }
  });

  it('draws what moved on top', () => {
    expect(ribbons.map(({ step, moved }) => [step, moved])).toEqual([
      ['A', false],
      [null, false],
      ['B', true],
    ]);
  });

  it('of nothing is empty', () => {
    expect(gradeFlow([], 400).ribbons).toEqual([]);
  });
});
