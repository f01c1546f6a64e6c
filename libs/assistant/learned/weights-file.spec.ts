import { assert, integer, property, string, tuple, uniqueArray } from 'fast-check';
import { decodedWeights, encodedWeights } from './weights-file';

const small = { classes: 2, features: ['gas', 'gas @alarm', 'smell'], numbers: Int32Array.of(3, -1, 0, 700, -20, 20) };

it('gives back exactly what was kept', () => {
  expect(decodedWeights(encodedWeights(small))).toEqual(small);
});

it('gives back any features and numbers', () => {
  const word = string({ unit: 'binary', maxLength: 20 });
  const rows = uniqueArray(tuple(word, tuple(integer(), integer())), { selector: ([name]) => name });
  assert(
    property(rows, (each) => {
      const sorted = each.toSorted(([one], [other]) => (one < other ? -1 : 1));
      const weights = {
        classes: 2,
        features: sorted.map(([name]) => name),
        numbers: Int32Array.from(sorted.flatMap(([, numbers]) => numbers)),
      };
      expect(decodedWeights(encodedWeights(weights))).toEqual(weights);
    }),
  );
});

it('says of what it cannot keep or read that it cannot', () => {
  expect(() => encodedWeights({ classes: 1, features: ['a'.repeat(256)], numbers: Int32Array.of(1) })).toThrow(
    RangeError,
  );
  expect(() => decodedWeights(new Uint8Array(40))).toThrow('no file of weights');
  expect(() => decodedWeights(encodedWeights(small).subarray(0, -1))).toThrow(RangeError);
  expect(() => decodedWeights(Uint8Array.of(...encodedWeights(small), 0))).toThrow(RangeError);
});
