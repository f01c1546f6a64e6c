import { lettersIn, mayBeWithin, withinEdits } from './edit-distance';
import { MisspeltWords } from './misspelt-words';

const misspelt = new MisspeltWords();
['smell', 'spell', 'radiator', 'thermostat', 'leak'].forEach((word, rank) => misspelt.add(word, rank));

it.each([
  ['smel', 'smell'],
  ['smlel', 'smell'],
  ['spel', 'spell'],
  ['spmell', 'smell'],
  ['msell', 'smell'],
  ['raidaitor', 'radiator'],
  ['leek', 'leak'],
  ['boiler', null],
  ['lk', null],
])('"%s" is meant as %s', (typed, meant) => {
  expect(misspelt.meantBy(typed)).toBe(meant);
});

it('of two words that fit alike the first of the lists is meant', () => {
  expect(misspelt.meantBy('sell')).toBe('smell');
});

it('letters never rule out a word that is within so many edits', () => {
  const words = [
    'smell',
    'smlel',
    'smel',
    'spell',
    'shells',
    'thermostat',
    'termostat',
    'thermosstta',
    'leak',
    'gas',
    'as',
  ];
  const near = words.flatMap((one) =>
    words.flatMap((other) =>
      [1, 2].filter((limit) => withinEdits(one, other, limit)).map((limit) => ({ one, other, limit })),
    ),
  );
  expect(near.length).toBeGreaterThan(words.length);
  expect(near.filter(({ one, other, limit }) => !mayBeWithin(lettersIn(one), lettersIn(other), limit))).toEqual([]);
});
