import { frameOf, namedOf } from './map-frame';

const dot = (name: string, x: number, y: number) => ({ name, x, y, leads: 1, before: 0 });
const [leeds, bradford, penzance, wick] = [
  dot('LS1', 430, 796),
  dot('BD1', 416, 797),
  dot('TR18', 147, 1200),
  dot('KW1', 336, 210),
];

it('fits the map to where the leads are, with a margin around the outermost', () => {
  const { x, y, width, height } = frameOf([leeds, bradford]);
  expect(height).toBeLessThan(100);
  for (const each of [leeds, bradford]) {
    expect(Math.min(each.x - x, x + width - each.x)).toBeGreaterThan(2);
    expect(Math.min(each.y - y, y + height - each.y)).toBeGreaterThan(2);
  }
});

it.each([
  ['leads from end to end', [penzance, wick]],
  ['none', []],
])('shows the whole country for %s', (_, dots) => {
  expect(frameOf(dots)).toEqual({ x: -10, y: 0, width: 680, height: 1230 });
});

it('names places that are looked at from nearby, unless their names would lie on each other', () => {
  const next = dot('LS2', 430, 797);
  const names = (dots: readonly (typeof leeds)[]) => namedOf(dots, frameOf(dots)).map(({ name }) => name);
  expect(names([leeds, next, bradford])).toEqual(['LS1', 'BD1']);
  expect(names([leeds, penzance, wick])).toEqual([]);
});
