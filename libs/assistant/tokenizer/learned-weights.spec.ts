import { LearnedWeights, type Tell, writtenFeatures } from './learned-weights';

const weights = new LearnedWeights({
  classes: 2,
  features: ['gas', 'smell gas', '@fuel', '~smel'],
  numbers: Int32Array.of(3, -1, 20, -20, 0, 5, -2, 2),
});
const tell: Tell = (say) => {
  say('gas');
  say('smell', ' ', 'gas');
  say('gas');
  say('@', 'fuel');
  say('nobody', ' ', 'knows', ' it');
};

it('adds up what features say in pieces, as often as they are said', () => {
  expect(weights.sumsOf(tell)).toEqual([26, -17]);
});

it('or each of them once', () => {
  expect(weights.sumsOfEach(tell)).toEqual([23, -16]);
});

it('writes the same features as they stand in the table', () => {
  expect(writtenFeatures(tell)).toEqual(['gas', 'smell gas', 'gas', '@fuel', 'nobody knows it']);
});

it('refuses a weight that is too great for it', () => {
  const great = { classes: 1, features: ['gas'], numbers: Int32Array.of(40_000) };
  expect(() => new LearnedWeights(great)).toThrow(RangeError);
});
