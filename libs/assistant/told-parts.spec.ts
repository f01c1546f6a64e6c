import { trainingSchema } from '@pilotlight/contracts/values/training';
import { partsOf } from './told-parts';

const at = '2026-11-19T13:05:58.000Z';
const page = (url: string, text: string) => ({ url, at, text, problem: null });
const told = trainingSchema.parse({
  facts: {
    servicesNotOffered: ['Heat pumps', 'Bathrooms'],
    brands: ['Worcester Bosch', 'Vaillant'],
    insurance: '£5 million public liability',
    gasSafeNumber: '204817',
    replyTime: 'an hour on working days',
  },
  prices: [
    { what: 'Boiler service', from: 9_200, kind: 'fixed', includes: 'a flue test' },
    { what: 'Boiler repair', from: 8_500, kind: 'hourly' },
    { what: 'Evening visit', from: 6_000, kind: 'call-out' },
    { what: 'New boiler', from: 225_000 },
  ],
  pairs: [{ question: 'Do you take cards?', answer: 'Yes, all but Amex.' }],
  pages: [
    page('https://leeds.example/boilers', 'We fit boilers on Saturdays too.\nWe bring our own dust sheets.'),
    page('https://leeds.example/about?from=home', 'We bring our own dust sheets.\nThree of us grew up in Kirkstall.'),
    page('https://leeds.example/gone', ''),
  ],
});

it('gives each piece of what is told its own id', () => {
  expect(partsOf(told).map(([source, title, words]) => `${source} | ${title}: ${words}`)).toEqual([
    'firm:services-not-offered | Services not offered: Heat pumps; Bathrooms',
    'firm:brands | Brands: Worcester Bosch; Vaillant',
    'firm:reply-time | Reply time promised: an hour on working days',
    'firm:insurance | Insurance: we are insured, £5 million public liability',
    'firm:gas-safe-number | Gas Safe number: Gas Safe registered, number 204817',
    'price:Boiler service | Price of Boiler service: £92, includes a flue test',
    'price:Boiler repair | Price of Boiler repair: £85 an hour',
    'price:Evening visit | Price of Evening visit: £60 call-out',
    'price:New boiler | Price of New boiler: from £2,250',
    'pair:Do you take cards? | Asked “Do you take cards?”: Yes, all but Amex.',
    'site:/boilers | From its website, facts only: We fit boilers on Saturdays too. We bring our own dust sheets.',
    'site:/about | From its website, facts only: Three of us grew up in Kirkstall.',
  ]);
});

it('makes no claim of what the firm denies', () => {
  const parts = partsOf(trainingSchema.parse({ facts: { insurance: 'None at the moment', guarantees: 'no, sorry' } }));
  expect(parts.map(([, , words]) => words)).toEqual(['no, sorry', 'None at the moment']);
});
