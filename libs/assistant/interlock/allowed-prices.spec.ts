import { trainingSchema } from '@pilotlight/contracts/values/training';
import { allowedPrices } from './allowed-prices';
import { checkReply } from './check-reply';

const firm = trainingSchema.parse({
  businessInfo: { additionalInfo: 'A power flush was £410 last year.' },
  prices: [
    { what: 'Boiler service', from: 9_200, kind: 'fixed' },
    { what: 'Boiler repair', from: 8_500, kind: 'hourly', includes: 'the first £20 of parts' },
    { what: 'Coming out', from: 6_000, kind: 'call-out' },
    { what: 'New boiler', from: 225_000 },
  ],
  facts: {
    insurance: 'Public liability up to £5 million',
    finance: 'Nothing down, or €300; from £29.50 a month',
    guarantees: 'Sixty pounds back if we are late, and a flue worth £0',
    servicesNotOffered: ['Jobs below 70 pounds'],
    outOfHours: 'Evenings are 120 an hour',
  },
  pairs: [{ question: 'Is it £999?', answer: 'A system filter is £135 fitted.' }],
});
const isSaid = (text: string): boolean =>
  checkReply(text, { emergency: false, allowedPrices: allowedPrices(firm) }).kind === 'ok';

it.each([
  'A service is £92.',
  'A service is £92.00.',
  'Repairs are £85 an hour.',
  'It’s £85 for the first hour, the first £20 of parts in it.',
  'There’s a £60 call-out.',
  'New boilers start from £2,250.',
  'New boilers start from £2,250.00.',
  'New boilers start from 2250 pounds.',
  'We’re insured for up to £5 million.',
  'We’re insured for up to £5m.',
  'That’s £29.50 a month.',
  'We take no jobs below £70.',
  'Evenings are £120 an hour.',
  'A filter is £135.',
])('what the firm has set, or wrote of itself, is said: %s', (text) => {
  expect(isSaid(text)).toBe(true);
});

it.each([
  ['a price of nobody', 'A service is £93.'],
  ['a price with other pence', 'A service is £92.50.'],
  ['a price of thousands for one of pounds', 'A service is £92k.'],
  ['thousands said short that are none', 'Around 3k all in.'],
  ['the figure of a sum insured', 'A call is £5.'],
  ['another money than pounds', 'It’s £300 down.'],
  ['an amount that is spelled out', 'It’s sixty pounds.'],
  ['any amount that is spelled out', 'It’s eighty pounds.'],
  ['what only a question names', 'It’s £999.'],
  ['what stands in the description', 'A power flush is £410.'],
  ['nothing for a price', 'It’s £0.'],
])('nothing else becomes sayable by it: %s', (_what, text) => {
  expect(isSaid(text)).toBe(false);
});

it('a firm without prices, facts and answers has none', () => {
  expect(allowedPrices(trainingSchema.parse({}))).toEqual([]);
});
