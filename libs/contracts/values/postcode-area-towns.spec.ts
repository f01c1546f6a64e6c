import { postcodeAreaOf, postcodeAreaTowns } from './postcode-area-towns';
import { postcodeAreas } from './postcode-areas';

it('names a town of every postcode area, and of nothing else', () => {
  expect([...postcodeAreaTowns.keys()].toSorted()).toEqual([...postcodeAreas].toSorted());
});

it.each([
  ['LS6 2AB', 'LS'],
  ['m1 1ae', 'M'],
  ['EC1A 1BB', 'EC'],
  ['QQ1 1AA', ''],
  ['', ''],
  ['[erased]', ''],
])('of %j the area is %j', (postcode, area) => {
  expect(postcodeAreaOf(postcode)).toBe(area);
});
