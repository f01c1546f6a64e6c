import { coverageOf } from './coverage';
import { coversOutward } from './outward-coverage';

const inside = (area: string, outward: string): boolean | null => {
  const coverage = coverageOf(area);
  if (!coverage) throw new Error(`${area} can't be read`);
  return coversOutward(coverage, outward);
};

describe('the first half of a postcode', () => {
  it.each([
    ['LS1 to LS29, WF3', 'ls6', true],
    ['LS1 to LS29, WF3', 'WF3', true],
    ['LS1 to LS29, WF3', 'WF4', false],
    ['LS1 to LS29, WF3', 'BD1', false],
    ['LS except LS29', 'LS29', false],
  ])('of %s: %s lies inside: %s', (area, outward, expected) => {
    expect(inside(area, outward)).toBe(expected);
  });

  it('is neither where only a part of it is covered', () => {
    expect(inside('LS1, LS17 8', 'LS17')).toBeNull();
  });

  it('is neither where it is none', () => {
    expect(inside('LS1', 'Leeds')).toBeNull();
  });
});
