import { firmFactsSchema } from '@pilotlight/contracts/values/firm-facts';
import { askedTimes, gapInWords } from './question-words';

it('counts as people do', () => {
  expect([askedTimes(1), askedTimes(4), askedTimes(1_200)]).toEqual([
    'asked once',
    'asked 4 times',
    'asked 1,200 times',
  ]);
});

it('calls a missing fact by its name, and spells out one that has none', () => {
  expect(gapInWords({ fact: 'gasSafeNumber', asked: 4 })).toBe('No Gas Safe number: asked 4 times');
  expect(gapInWords({ fact: 'parkingPermits', asked: 1 })).toBe('No parking permits: asked once');
  for (const fact of Object.keys(firmFactsSchema.shape))
    expect(gapInWords({ fact, asked: 2 })).not.toMatch(/[a-z][A-Z]/);
});
