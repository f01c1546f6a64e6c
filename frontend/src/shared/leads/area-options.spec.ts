import { areaInWords, areasFor } from './area-options';

it.each([
  ['LS', 'LS'],
  ['l', 'L'],
  ['lee', 'LS'],
  ['wells', 'LD'],
])('offers for "%s" first %s', (typed, first) => {
  expect(areasFor(typed)[0]).toBe(first);
});

it('offers what only contains it after that, and nothing else', () => {
  const offered = areasFor('ls');
  expect(offered).toContain('LD');
  expect(offered.every((area) => areaInWords(area).toLowerCase().includes('ls'))).toBe(true);
});

it('offers all while nothing is typed', () => {
  expect(areasFor(' ').length).toBeGreaterThan(100);
});
