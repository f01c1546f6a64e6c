import { trainingSchema } from '@pilotlight/contracts/values/training';
import { chosenParts, partsAbout } from './chosen-parts';

const pairs = Array.from({ length: 60 }, (_, index) => ({
  question: `Is part number ${index} kept in the van?`,
  answer: `Part number ${index} is ordered from the merchant and is with us a day later.`,
}));
const training = trainingSchema.parse({
  businessInfo: { openingHours: 'Mon to Fri 8 to 6', services: ['Boiler repairs'], coverageArea: 'LS1 to LS29' },
  facts: { insurance: '£5 million public liability', waysToPay: 'card or cash', gasSafeNumber: '204817' },
  prices: [{ what: 'Boiler service', from: 9_200, kind: 'fixed' }],
  pairs: [...pairs, { question: 'Do you have a dog?', answer: 'Yes, Biscuit comes along on Fridays.' }],
});
const told = (message: string) => chosenParts(training, message).map(([source]) => source);

it('tells what is always asked, and of the rest what the message is about', () => {
  expect(told('are you insured?')).toEqual(
    expect.arrayContaining(['firm:opening-hours', 'firm:services', 'firm:coverage-area', 'firm:insurance']),
  );
  expect(told('are you insured?')).not.toContain('firm:ways-to-pay');
  expect(told('will there be a dog with you?')).toContain('pair:Do you have a dog?');
  expect(told('how much is a service?')).toContain('price:Boiler service');
});

it('tells little of much', () => {
  expect(told('are you insured?').length).toBeLessThan(20);
});

it('tells a small training whole', () => {
  const { pairs: _, ...small } = training;
  expect(chosenParts(small, 'hello').map(([source]) => source)).toEqual(
    expect.arrayContaining(['firm:insurance', 'firm:ways-to-pay', 'price:Boiler service']),
  );
});

it('adds what any heating firm knows of it', () => {
  expect(partsAbout(training, 'boiler keeps losing pressure every few days')).toContainEqual([
    'card:pressure-keeps-dropping',
    'What any heating firm knows',
    expect.any(String),
  ]);
});
