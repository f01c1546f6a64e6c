import { trainingSchema } from '@pilotlight/contracts/values/training';
import { converse, converseWith, last } from '../testing/converse';

const information = trainingSchema.parse({
  prices: [
    { what: 'Repair, first hour', from: 8_500 },
    { what: 'New boiler', from: 225_000 },
    { what: 'Boiler service', from: 9_200 },
  ],
});
const asked = (...lines: readonly string[]): string => last(converseWith({ information }, ...lines)).text;
const survey: ReadonlySet<unknown> = new Set([
  'bedrooms',
  'bathrooms',
  'wanted_location',
  'present_location',
  'budget',
]);

describe('a price that is asked for in the middle of a breakdown', () => {
  it.each([
    'how much will that be?',
    'whats that going to cost me',
    'how much for the boiler?',
    'how much for a boiler engineer',
    'how much to get the boiler going again',
    'price for boiler please',
    'rough price?',
    'can i have a quote please',
    'how much do you charge to look at a boiler',
  ])('is that of the repair: %s', (line) => {
    expect(asked('boiler has packed in, no heating', line)).toContain('Repair, first hour: from £85.');
    expect(asked('my boiler is leaking', line)).not.toMatch(/new boiler/iu);
    expect(last(converse('no hot water', line)).text).toMatch(/depends on (?:the fault|what’s wrong)/);
    expect(last(converse('no hot water', line)).text).not.toMatch(/your home/);
  });

  it.each(['how much will that be?', 'how much for the boiler?', 'can i get a quote', 'cost?'])(
    'leaves it a breakdown, asked no survey: %s',
    (line) => {
      const rest = ['Jo 07700 900142', 'LS6 2AB', ...Array.from({ length: 12 }, () => 'not sure')];
      for (const { asksFor } of converse('boiler has packed in', line, ...rest))
        expect(survey.has(asksFor)).toBe(false);
    },
  );

  it.each([
    ['how much for a gas valve', /new boiler|Repair/iu],
    ['do you charge for quotes', /new boiler|Repair/iu],
    ['how much for an epc', /new boiler|Repair/iu],
    ['and what would a new boiler cost', /Repair/u],
  ])('is no other price: %s', (line, others) => {
    expect(asked('boiler has packed in', line)).not.toMatch(others);
  });

  it('turns to a new boiler where that is what is asked for', () => {
    const rest = ['Jo 07700 900142 LS6 2AB', 'next week', 'Yes, two minutes', 'combi', 'gas'];
    const replies = converse('boiler has packed in', 'how much is a new boiler?', ...rest);
    expect(replies.some(({ asksFor }) => survey.has(asksFor))).toBe(true);
    expect(asked('boiler has packed in', 'how much is a new boiler?')).toContain('A new boiler starts at £2,250.');
  });
});

it('is that of the job which was spoken of before', () => {
  expect(asked('i want a new boiler', 'just a rough price')).toContain('A new boiler starts at £2,250.');
  expect(asked('i need a boiler service', 'how much will that be')).toContain('A boiler service starts at £92.');
  const service = ['i need a boiler service', 'Jo 07700 900142 LS6 2AB', 'next week', 'Yes, two minutes'] as const;
  expect(asked(...service, 'how much will that be')).toContain('A boiler service starts at £92.');
  expect(asked('just a boiler service please, nothing wrong', 'how much is that')).not.toContain('Repair');
  expect(asked('i want a heat pump', 'just a rough price')).not.toContain('£');
});
