import { converse } from '../testing/converse';
import { locationTold } from '@pilotlight/assistant/dialogue/location-told';

it.each([
  ['how much for moving the boiler from the kitchen to the loft', 'kitchen', 'loft'],
  ['want to relocate our combi from the airing cupboard into the garage', 'airing cupboard', 'garage'],
  ['can you move it out of the bathroom and into the utility room', 'bathroom', 'utility room'],
  ['boiler from kitchen to loft, price?', 'kitchen', 'loft'],
  ['my boiler is in the kitchen, i want it moved to the loft', 'kitchen', 'loft'],
  ["boiler's currently in the hall, could you move it into the loft", 'hall', 'loft'],
])('"%s" tells both where it is and where it should go', (text, present_location, wanted_location) => {
  expect(locationTold(text)).toEqual({ present_location, wanted_location });
});

it.each([
  ['the boiler in the loft is leaking', { present_location: 'loft' }],
  ['I have a combi in the kitchen', { present_location: 'kitchen' }],
  ['I want a new boiler in the loft', { wanted_location: 'loft' }],
  ['want the new one in the kitchen', { wanted_location: 'kitchen' }],
  ['move the boiler to the garage', { wanted_location: 'garage' }],
  ['i want the boiler moving to the utility', { wanted_location: 'utility' }],
])('"%s" tells one of them', (text, told) => expect(locationTold(text)).toEqual(told));

it.each([
  'moving from Leeds to York',
  'move the radiator from the hall to the lounge',
  'we are moving house, boiler from 2010',
  'tank in the loft',
  'no hot water from the kitchen tap to the bathroom',
  'move the thermostat to the hall',
  'the office moved from the kitchen to the garage',
])('"%s" tells no place of a boiler', (text) => expect(locationTold(text)).toEqual({}));

it('asks for neither of them again', () => {
  const replies = converse(
    'how much for moving the boiler from the kitchen to the loft',
    'Ann 07700 900142 LS6 2AB',
    'next month',
    'combi',
    'gas',
    '1',
    '3',
    'on the drive',
    'skip',
    'skip',
    'skip',
  );
  for (const { asksFor } of replies) expect(['present_location', 'wanted_location']).not.toContain(asksFor);
});
