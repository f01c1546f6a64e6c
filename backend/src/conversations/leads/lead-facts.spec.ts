import { leadSchema } from '@pilotlight/contracts/values/lead';
import { refusalOf } from '../../testing/past';
import { factsOf } from './lead-facts';

it('keeps what was filled in, under the keys that dashboards show', () => {
  const lead = leadSchema.parse({
    name: ' Priya  van der Berg ',
    email: 'Priya@Home.example',
    phone: '07700 900142',
    postcode: 'ls61ay',
    propertyType: 'Terraced',
    currentSystem: '',
  });
  expect(factsOf(lead)).toEqual({
    first_name: 'Priya',
    last_name: 'van der Berg',
    email: 'priya@home.example',
    phone: '+447700900142',
    postcode: 'LS6 1AY',
    property_type: 'Terraced',
  });
});

it("takes another country's number as it is", () => {
  expect(factsOf({ phone: '+353 85 012 3456' })).toEqual({ phone: '+353850123456' });
});

it('takes the numbers kept for fiction, and those of areas with shorter ones', () => {
  for (const phone of ['07700 900000', '07700 900999']) expect(factsOf({ phone }).phone).toMatch(/^\+447700900/);
  expect(factsOf({ phone: '016977 3999' })).toEqual({ phone: '+44169773999' });
});

it.each([
  ['Mr Bob Smith', { first_name: 'Bob', last_name: 'Smith' }],
  ['van der Berg, Anneke', { first_name: 'Anneke', last_name: 'van der Berg' }],
  ['Mr & Mrs Khan', { last_name: 'Khan' }],
  ['Dr. Ngozi Okafor PhD', { first_name: 'Ngozi', last_name: 'Okafor' }],
  ['O’Connor, Mary', { first_name: 'Mary', last_name: "O'Connor" }],
  ['Yo-Yo Wei Ma', { first_name: 'Yo-Yo', last_name: 'Wei Ma' }],
  ['Van Nguyen', { first_name: 'Van', last_name: 'Nguyen' }],
  ['van der Berg', { last_name: 'van der Berg' }],
  ['priya', { first_name: 'Priya' }],
  ['<img src=x onerror=f(1)>{{7}}', { first_name: '<img', last_name: 'src=x onerror=f(1)>{{7}}' }],
])('reads the name %s as the chat does', (name, expected) => {
  const { phone: _phone, ...facts } = factsOf(leadSchema.parse({ name, phone: '07700 900142' }));
  expect(facts).toEqual(expected);
});

it.each(['07700–900–123', '07700/900123', 'tel: 07700 900123'])('reads the number %s as the chat does', (phone) => {
  expect(factsOf(leadSchema.parse({ phone }))).toEqual({ phone: '+447700900123' });
});

it('asks for a way to reach the visitor, and for a number that can be one', () => {
  expect(refusalOf(() => factsOf({ name: 'Priya' }))).toEqual([
    'Please leave a phone number or an email address',
    'invalid',
  ]);
  for (const phone of ['1234567', '07700 90012', '0113 496 000', '+44 7700 90012', '07700 9001234'])
    expect(refusalOf(() => factsOf({ phone }))).toEqual(['Please enter a valid phone number', 'invalid']);
});
