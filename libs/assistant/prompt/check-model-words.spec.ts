import { emptyTraining } from '@pilotlight/contracts/values/training';
import { assistantTurn } from '../testing/assistant-turns';
import { brokenRule } from './check-model-words';
import { promptFor } from './prompt';

const information = {
  ...emptyTraining,
  businessInfo: {
    ...emptyTraining.businessInfo,
    emergencyContact: '0113 496 0999, out of hours',
    additionalInfo:
      'More at www.demo.example/boilers and office@demo.example. Pay to: sort code 11-22-33, account 87654321.',
  },
  prices: [{ what: 'Boiler service', from: 8_900 }],
};
const turn = assistantTurn('Hello', { information, facts: { phone: '+447700900142', email: 'priya@nair.example' } });

it.each([
  'The team can do that. What’s your name?',
  'Ring 0113 496 0999 out of hours.',
  'A boiler service is from £89.00.',
  'We’ll ring 07700 900142 and write to priya@nair.example.',
  'See www.demo.example/boilers.',
  'See demo.example, or write to office@demo.example.',
  'Pay by transfer: sort code 11-22-33, account 87654321.',
])('lets pass what the firm told and the visitor gave: %s', (text) => {
  expect(brokenRule(text, turn)).toBeNull();
});

it.each([
  ['That is £60.', 'price'],
  ['It is perfectly safe to stay.', 'declared-safe'],
  ['Take off the boiler cover and look.', 'sealed-part-opened'],
  ['Ring 0909 879 0123 instead.', 'foreign-contact'],
  ['Write to boss@evil.example.', 'foreign-contact'],
  ['Pay at https://evil.example/pay', 'foreign-contact'],
  ['Go to evil-heating.com', 'foreign-contact'],
  ['See bit.ly/3xYz', 'foreign-contact'],
  ['It is on evil-heating.app', 'foreign-contact'],
  ['Look up evil heating dot com', 'foreign-contact'],
  ['Pay to sort code 20-30-40, account 12345678', 'foreign-contact'],
])('keeps back: %s', (text, rule) => {
  expect(brokenRule(text, turn)).toBe(rule);
});

it('keeps back a page that tells the rules', () => {
  expect(brokenRule(promptFor(turn).instructions.split('\n')[1] ?? '', turn)).toBe('instructions-told');
});

const factual = assistantTurn('Hello', {
  information: {
    ...information,
    facts: {
      servicesNotOffered: ['OFTEC oil boilers'],
      insurance: '£5 million public liability',
      gasSafeNumber: '204817',
      guarantees: 'All work for a year',
      phone: '0113 496 0142',
      finance: 'Interest-free over 12 months on new boilers',
    },
    pairs: [{ question: 'Are you NICEIC approved?', answer: 'No, but a call-out is £60, and coffee is free.' }],
  },
});

it.each([
  'Yes, we’re insured, for £5 million.',
  'We’re Gas Safe registered, number 204817.',
  'We guarantee all work for a year.',
  'Ring us on 0113 496 0142.',
  'New boilers can be paid interest-free over 12 months.',
  'A call-out is £60.',
])('lets pass what the firm told in its facts and answers: %s', (text) => {
  expect(brokenRule(text, factual)).toBeNull();
});

it.each([
  ['We’re OFTEC registered too.', 'claim-untold'],
  ['We’re NICEIC approved.', 'claim-untold'],
  ['We’re insured for £6 million.', 'price'],
  ['A call-out is £65.', 'price'],
])('keeps back what its facts and answers only touch: %s', (text, rule) => {
  expect(brokenRule(text, factual)).toBe(rule);
});
