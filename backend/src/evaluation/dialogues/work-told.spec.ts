import { converse, last } from '../testing/converse';
import { workTold } from '@pilotlight/assistant/dialogue/work-told';

const told = (text: string) => workTold(text, { asked: null, jobFacts: {} }, {});

it.each([
  ['I want two radiators added', 'two radiators added'],
  ['can you come and fit two radiators', 'fit two radiators'],
  ['book someone to add 2 rads in the extension', 'add 2 rads in the extension'],
  ['how much for 3 new radiators', '3 new radiators'],
  ['I need a radiator moving', 'a radiator moving'],
  ['can someone fit a towel rail in the bathroom next week', 'fit a towel rail in the bathroom'],
  ['looking to get a new cylinder put in', 'a new cylinder put in'],
  ['fit an outside tap', 'fit an outside tap'],
  ['would like a smart thermostat fitted please', 'a smart thermostat fitted'],
  ['quote to move a radiator from the hall to the lounge', 'move a radiator from the hall to the lounge'],
])('"%s" is the job: %s', (text, symptoms) => expect(told(text)).toEqual({ symptoms, job_type: 'repair-or-service' }));

it.each([
  ['boiler service and two new radiators please', 'two new radiators'],
  ['need a service and a new thermostat fitting', 'a new thermostat fitting'],
  ['want a hive installed and the boiler serviced', 'a hive installed'],
  ['cp12 and a radiator replacing', 'a radiator replacing'],
  ['can u move a rad from the hall to the lounge n service boiler same day', 'move a rad from the hall to the lounge'],
])('"%s" is wanted beside the service: %s', (text, also_wanted) =>
  expect(told(text)).toEqual({ also_wanted, job_type: 'repair-or-service' }),
);

it.each([
  ['quote for a new boiler and 4 new radiators', '4 new radiators'],
  ['moving the boiler to the loft plus 2 extra rads', '2 extra rads'],
])('"%s" is wanted beside the boiler: %s', (text, also_wanted) => expect(told(text)).toEqual({ also_wanted }));

it.each([
  'do you fit radiators?',
  'my radiator is cold',
  'you fitted two new radiators last year and one leaks',
  'we had new radiators fitted in 2019',
  'I dont want new radiators',
  'how many radiators do I need',
  'new boiler please',
  'the thermostat keeps changing',
  '8 radiators',
  'no heating, new baby in the house',
])('"%s" asks for no such work', (text) => expect(told(text)).toEqual({}));

it('is not told twice with what is wrong', () => {
  expect(
    workTold(
      'need a new thermostat the old one is dead',
      { asked: null, jobFacts: {} },
      { symptoms: 'need a new thermostat the old one is dead' },
    ),
  ).toEqual({});
});

it('is beside the job that was told before, and once', () => {
  const before = { asked: null, jobFacts: { job_type: 'repair-or-service', also_wanted: 'two new radiators' } };
  expect(workTold('and can you fit an outside tap', before, {})).toEqual({
    also_wanted: 'two new radiators; fit an outside tap',
  });
  expect(workTold('two new radiators', before, {})).toEqual({});
});

describe('whoever has said what is to be done', () => {
  it.each(['I want two radiators added', 'can you come and fit two radiators', 'how much for 3 new radiators'])(
    '"%s" is asked neither what is wrong, nor which job it is, nor whether it is just the service',
    (first) => {
      const replies = converse(
        first,
        'Jo 07700 900142 LS6 2AB',
        'next week',
        'yes',
        'not sure',
        'not sure',
        'not sure',
      );
      for (const { text, asksFor } of replies) {
        expect(['symptoms', 'job_type']).not.toContain(asksFor);
        expect(text).not.toMatch(/just the service/);
      }
    },
  );

  it('is asked about the boiler where a service comes with it', () => {
    const replies = converse(
      'boiler service and two new radiators please',
      'Jo 07700 900142 LS6 2AB',
      'next week',
      'yes',
    );
    expect(last(replies)).toMatchObject({ asksFor: 'symptoms' });
    expect(last(replies).text).toMatch(/Is anything wrong with the boiler at the moment\?$/);
  });
});
