import { converse } from '../testing/converse';
import { volunteered } from '@pilotlight/assistant/dialogue/volunteered';

it.each([
  ['Detached 4 bed, built 1998, SY1 2AB', { property_age: '1998' }],
  ['its a 1930s semi', { property_age: '1930s' }],
  ['victorian terrace, boiler in the cellar', { property_age: 'victorian' }],
  ['about 12 radiators, underfloor in the kitchen', { radiators: '12' }],
  ['we have cavity and loft insulation', { insulation: 'cavity and loft insulation' }],
  ['loft and walls are insulated', { insulation: 'loft and walls are insulated' }],
  ['the boiler is about 15 years old', { boiler_age: '15 years' }],
  ['we have a 20 year old baxi boiler', { boiler_age: '20' }],
  ['last serviced 2 years ago', { last_service: '2 years ago' }],
  ['its not been serviced for 3 years', { last_service: 'not been serviced for 3 years' }],
  ['still under warranty', { warranty: 'still under warranty' }],
  ['pressure is at 0.5 bar', { pressure: '0.5 bar' }],
  ["pressure's at nowt", { pressure: 'nowt' }],
])('"%s" tells what would be asked later', (text, told) => expect(volunteered(text, {})).toEqual(told));

it.each([
  'is it still under warranty?',
  'I want 2 radiators added',
  '3 radiators are cold',
  'what pressure should it be at',
  'do I need loft insulation',
  'my son is 15 years old',
  'built to last',
  'we moved in 3 years ago',
  'can you call at 4',
  'under the stairs',
])('"%s" tells nothing of it', (text) => expect(volunteered(text, {})).toEqual({}));

it('takes an age beside a make for the boiler’s', () => {
  expect(volunteered('vaillant ecotec 831, 8 years old', {}, true)).toEqual({ boiler_age: '8 years' });
  expect(volunteered('glow worm about 20yrs old', {}, true)).toEqual({ boiler_age: '20yrs' });
  expect(volunteered('shes 84 years old', {})).toEqual({});
});

it('is asked no more', () => {
  const replies = converse(
    'quote for an air source heat pump please. Detached 4 bed, built 1998, SY1 2AB',
    'Sarah Whitmore sarah.w@mail.example',
    'about 12 radiators, cavity and loft insulation',
    'sometime after february',
    'plenty of garden',
    'not sure',
    'combi',
    'gas',
    '2',
  );
  for (const { asksFor } of replies) expect(['property_age', 'radiators', 'insulation']).not.toContain(asksFor);
});
