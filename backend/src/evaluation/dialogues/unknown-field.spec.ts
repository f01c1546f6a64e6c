import { converse, last } from '../testing/converse';
import { unknownIn } from '@pilotlight/assistant/dialogue/unknown-field';

it.each([
  ['not sure what make tbh', 'symptoms', 'boiler_make'],
  ['no idea what the pressure is', 'boiler_make', 'pressure'],
  ['dont know the postcode yet', 'address', 'postcode'],
  ['dont know if its a combi', 'boiler_age', 'current_boiler_type'],
  ['not sure', 'symptoms', 'symptoms'],
  ['no idea whats wrong with it', 'symptoms', 'symptoms'],
  ['not sure what model', 'boiler_make', 'boiler_make'],
  ['not sure what type it is', 'flue_kind', 'current_boiler_type'],
] as const)('"%s", asked for %s, is about %s', (text, asked, field) => expect(unknownIn(text, asked)).toBe(field));

it('leaves open what was asked, and asks nothing that is not known', () => {
  const replies = converse(
    'need my boiler serviced',
    '07700 900142',
    'kev',
    'M1 1AE',
    'next week',
    'not sure what make tbh',
  );
  expect(last(replies).text).toMatch(/^No problem\./);
  expect(last(replies).text).not.toMatch(/make/);
});
