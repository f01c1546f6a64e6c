import { type AskedField, askedFieldSchema } from '@pilotlight/contracts/values/asked-for';
import { sheetAnswers } from '../testing/sheet-answers';
import { understandTurn } from '../turn';

const before = {
  emergency: false,
  intent: 'service',
  facts: {},
  at: '2026-11-20T10:00:00Z',
  clarifications: [],
} as const;
const told = (asked: AskedField | null, text: string, jobFacts = {}) =>
  understandTurn({ ...before, asked, jobFacts, earlier: [] }, text);

it.each<[AskedField, string, string]>([
  ['access', 'drive, side gate on the left', 'drive, side gate on the left'],
  ['access', 'top floor flat, no lift', 'top floor flat, no lift'],
  ['address', '22 Carr Beck Lane, LS17 8AB', '22 Carr Beck Lane'],
  ['radiators', 'about 9', '9'],
  ['radiators', 'seven', '7'],
  ['boiler_age', '14 years old', '14'],
  ['boiler_age', 'came with the house in 2009', 'came with the house in 2009'],
  ['mains_flow', 'about 1.2 litres', '12'],
  ['mains_flow', '14', '14'],
  ['wanted_location', 'Somewhere else', 'Somewhere else'],
  ['asbestos', 'dont think so', 'dont think so'],
  ['symptoms', 'keeps cutting out after 5 mins', 'keeps cutting out after 5 mins'],
  ['authorises', 'my husband Dave', 'my husband Dave'],
  ['symptoms', 'goes off after 10 mins', 'goes off after 10 mins'],
  ['working', 'only the hot water', 'only the hot water'],
  ['trvs', 'on most', 'on most'],
  ['warranty', '7 year one i think', '7 year one i think'],
  ['job_type', 'its a heat pump im after', 'heat-pump'],
  ['access', 'dunno', "don't know"],
  ['gc_number', 'no idea mate', "don't know"],
  ['mains_flow', 'I’m not sure', "don't know"],
  ['microbore', "couldn't tell you, sorry", "don't know"],
])('asked for %s, “%s” is taken as %s', (asked, text, value) => {
  expect(told(asked, text).jobFacts).toMatchObject({ [asked]: value });
});

it.each<[AskedField, string]>([
  ['access', 'how much is a service?'],
  ['access', 'my number is 07700 900142'],
  ['access', 'please call me back instead'],
  ['access', 'its a worcester bosch combi'],
  ['present_location', '3 bed semi'],
  ['radiators', 'loads'],
  ['trvs', 'wait a minute'],
  ['address', 'blah'],
  ['authorises', 'Yes'],
  ['authorises', 'OK Then'],
  ['access', 'thanks'],
  ['access', 'skip'],
  ['access', '???'],
])('asked for %s, “%s” is no answer', (asked, text) => {
  expect(told(asked, text).jobFacts).not.toHaveProperty(asked);
});

const table = (which: 'count' | 'dont') =>
  Object.entries(sheetAnswers).flatMap(([field, all]) => all[which].map((text) => [field, text] as const));

it.each(table('count'))('%s: “%s” is an answer', (field, text) => {
  const asked = askedFieldSchema.parse(field);
  expect(told(asked, text).jobFacts).toHaveProperty(asked);
});

it.each(table('dont'))('%s: “%s” is none', (field, text) => {
  const asked = askedFieldSchema.parse(field);
  expect(told(asked, text).jobFacts).not.toHaveProperty(asked);
});

it('takes no name for the visitor’s own that is told of who decides', () => {
  expect(told('authorises', 'Dave Whittle').facts).toEqual({});
});

it('takes no system that is wanted for the one that is there', () => {
  expect(told('job_type', 'A heat pump').facts).toEqual({});
});

it('hears what is wrong in a first sentence, in the visitor’s own words', () => {
  expect(told(null, 'Hi, Tom here. No heating since Saturday. Can you help?').jobFacts).toEqual({
    job_type: 'repair-or-service',
    symptoms: 'No heating since Saturday',
  });
  expect(told(null, 'boiler leaking, 07700 900142').jobFacts).toMatchObject({ symptoms: 'boiler leaking' });
  expect(told(null, 'im at 14 Otley Road LS6 3AA, no hot water, can you come').jobFacts.symptoms).toBe('no hot water');
  expect(told(null, 'hi there boiler wont fire, showing F28').jobFacts.symptoms).toBe('boiler wont fire, showing F28');
  expect(told(null, 'no heating LS6 2AB').jobFacts.symptoms).toBe('no heating');
  expect(told(null, 'how much is a new boiler').jobFacts).not.toHaveProperty('symptoms');
  expect(told(null, 'still no heating', { symptoms: 'leaking' }).jobFacts).not.toHaveProperty('symptoms');
});

it('hears nothing but danger in danger', () => {
  expect(told('access', 'strong smell of gas by the side gate').jobFacts).toEqual({});
});

it('takes how many there are for no time of day', () => {
  expect(told('radiators', 'about 9').facts).toEqual({});
});

it('takes what is wrong with the old boiler, where that was asked, for no other job', () => {
  expect(told('working', 'no, it keeps cutting out', { job_type: 'boiler-swap' }).jobFacts).not.toHaveProperty(
    'job_type',
  );
});
