import { poundsOf, shortPoundsOf } from './money';
import { priceInWords } from './price-words';

it.each([
  [{ from: 8_900 }, 'from £89.00', 'from £89'],
  [{ from: 225_000, kind: 'from' }, 'from £2,250.00', 'from £2,250'],
  [{ from: 9_250, kind: 'fixed' }, '£92.50', '£92.50'],
  [{ from: 8_500, kind: 'hourly' }, '£85.00 an hour', '£85 an hour'],
  [{ from: 6_000, kind: 'call-out', includes: 'VAT' }, '£60.00 call-out, includes VAT', '£60 call-out, includes VAT'],
] as const)('%j is told as "%s", or "%s"', (price, exact, short) => {
  expect([priceInWords(price, poundsOf), priceInWords(price, shortPoundsOf)]).toEqual([exact, short]);
});
