import * as fc from 'fast-check';
import { canonicalJson } from './canonical-json';

it.each([
  ['members in the order of their names, however deep', { b: 1, a: { d: [], c: {} } }, '{"a":{"c":{},"d":[]},"b":1}'],
  ['lists in their own order', [3, 1, 2], '[3,1,2]'],
  [
    'names by UTF-16 code units',
    { '€': 1, '\r': 2, '1': 3, '😀': 4, ö: 5, '10': 6 },
    '{"\\r":2,"1":3,"10":6,"ö":5,"€":1,"😀":4}',
  ],
  ['numbers as ECMAScript has them', [1.0, 1e21, 1e-7, -0, 0.1 + 0.2], '[1,1e+21,1e-7,0,0.30000000000000004]'],
  ['text with the fewest escapes', 'é"\\\n\u0007/\u2028', '"é\\"\\\\\\n\\u0007/\u2028"'],
  ['nothing for a member that is undefined', { a: undefined, b: null }, '{"b":null}'],
  ['a member of a name that objects treat apart', JSON.parse('{"__proto__":1,"a":2}'), '{"__proto__":1,"a":2}'],
])('writes %s', (_, value, text) => {
  expect(canonicalJson(value)).toBe(text);
});

it('is the same text for the same value, and says all of it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalJson(value);
      const again: unknown = JSON.parse(text);
      expect(canonicalJson(again)).toBe(text);
      expect(again).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
