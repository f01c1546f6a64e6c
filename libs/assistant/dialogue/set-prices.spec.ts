import { pricesAskedFor } from './set-prices';

const demo = [
  { what: 'Boiler repair, first hour', from: 8_500 },
  { what: 'Boiler service', from: 9_200 },
  { what: 'New boiler', from: 225_000 },
  { what: 'Landlord gas safety certificate', from: 7_800 },
];
const others = [
  { what: 'Call-out', from: 6_000 },
  { what: 'Power flush', from: 35_000 },
  { what: 'Smart thermostat', from: 20_000 },
  { what: 'Boiler service and gas certificate', from: 15_000 },
  { what: 'Heat pump service', from: 20_000 },
  { what: 'Chimney sweep', from: 7_000 },
];
const named = (prices: typeof demo, text: string) => pricesAskedFor(prices, text).map(({ what }) => what);

it.each([
  ['how much for a cp12', ['Landlord gas safety certificate']],
  ['how much is a landlord certificate', ['Landlord gas safety certificate']],
  ['price of a landlord’s gas cert', ['Landlord gas safety certificate']],
  ['how much for a gas safety check', ['Landlord gas safety certificate']],
  ['whats a new combi cost fitted', ['New boiler']],
  ['how much to replace my boiler', ['New boiler']],
  ['boiler swap price', ['New boiler']],
  ['how much is a boiler', ['New boiler']],
  ['how much to get my vaillant serviced', ['Boiler service']],
  ['cost of an annual service', ['Boiler service']],
  ['how much to fix my boiler', ['Boiler repair, first hour']],
  ['how much is a service and a cp12', ['Boiler service', 'Landlord gas safety certificate']],
  ['how much for a new boiler and 3 radiators', ['New boiler']],
])('“%s” asks for the price of %j', (text, expected) => {
  expect(named(demo, text)).toEqual(expected);
});

it.each([
  ['do you charge to come out', ['Call-out']],
  ['how much for a power flush of 10 radiators', ['Power flush']],
  ['smart thermostat price', ['Smart thermostat']],
  ['wots it cost for ya to come n look at it', ['Call-out']],
  ['how much for a boiler service and cp12', ['Boiler service and gas certificate']],
  ['heat pump service cost', ['Heat pump service']],
  ['how much to sweep a chimney', ['Chimney sweep']],
])('“%s” asks for the price of %j, by the firm’s own list', (text, expected) => {
  expect(named(others, text)).toEqual(expected);
});

it.each([
  'do you charge to come out',
  'do you charge a call out fee',
  'do you charge VAT',
  'do you charge for quotes',
  'how much for a new boiler fan',
  'how much for a new doodah for my boiler',
  'how much to fit a thermostat',
  'how much is a heat pump service',
  'how much for a heat pump',
  'whats the price of an epc',
  'how much for an electrical certificate',
  'how much to service an oil boiler',
  'how much to move my boiler',
  'how much to convert to a combi',
  'how much is a boiler service plan',
  'how much does it cost to run a boiler',
  'how much to replace my boiler with a heat pump',
])('“%s” is given the price of nothing else', (text) => {
  expect(named(demo, text)).toEqual([]);
});

const repairs = [
  { what: 'Repair, first hour', from: 8_500 },
  { what: 'Boiler service', from: 9_200 },
];
const visits = [
  { what: 'Diagnostic visit', from: 7_500 },
  { what: 'Boiler repair', from: 19_000 },
];
const charges = [
  { what: 'Call-out charge', from: 6_000 },
  { what: 'Annual service', from: 9_000 },
  { what: 'CP12', from: 7_000 },
];

it.each([
  [repairs, 'how much is a repair visit?', ['Repair, first hour']],
  [repairs, 'how much is a call-out?', ['Repair, first hour']],
  [repairs, 'whats your callout fee', ['Repair, first hour']],
  [repairs, 'call out charge?', ['Repair, first hour']],
  [repairs, 'how much do you charge to come out', ['Repair, first hour']],
  [repairs, 'how much to get someone out to look at my boiler, its got no hot water', ['Repair, first hour']],
  [repairs, 'what does a diagnostic cost', ['Repair, first hour']],
  [repairs, 'how much is a call out and a service', ['Repair, first hour', 'Boiler service']],
  [repairs, 'quote for a boiler service please', ['Boiler service']],
  [repairs, 'how much to come out and service my boiler', ['Boiler service']],
  [repairs, 'what do you charge per hour', ['Repair, first hour']],
  [charges, 'how much is the annual check', ['Annual service']],
  [visits, 'how much to see whats wrong', ['Diagnostic visit']],
  [visits, 'how much is a call out', ['Diagnostic visit']],
  [visits, 'whats the diagnostic fee', ['Diagnostic visit']],
  [visits, 'how much is a repair', ['Boiler repair']],
  [charges, 'how much is a repair visit', ['Call-out charge']],
  [charges, 'price of a boiler service', ['Annual service']],
  [charges, 'how much is a landlord gas inspection', ['CP12']],
  [charges, 'cost of gas safe certificate', ['CP12']],
])('of %j “%s” asks for %j', (prices, text, expected) => {
  expect(named(prices, text)).toEqual(expected);
});

it.each([
  [repairs, 'do you charge a call out fee'],
  [repairs, 'how much is an emergency call out'],
  [repairs, 'how much to come out and replace a radiator valve'],
  [repairs, 'how much for a service, its an oil boiler'],
  [visits, 'how much to come out for a gas safety check'],
  [charges, 'how much is a repair'],
  [charges, 'how much is a new boiler'],
  [charges, 'how much is a power flush'],
  [charges, 'what do you charge per hour'],
])('of %j “%s” asks for none', (prices, text) => {
  expect(named(prices, text)).toEqual([]);
});

it.each(['what are your prices?', 'prices', 'price list please', 'what do you charge'])(
  '“%s” asks for them all',
  (text) => {
    expect(named(demo, text)).toHaveLength(4);
  },
);

const combi = [
  { what: 'New combi boiler', from: 210_000 },
  { what: 'Boiler service', from: 8_900 },
];

it.each([
  ['how much 4 a new combi 3 bed semi 1 bathroom', 'New combi boiler'],
  ['how much for a new boiler in a 2 bed flat', 'New combi boiler'],
  ['price of a service for a bungalow', 'Boiler service'],
  ['are you any cheaper than british gas for a service', 'Boiler service'],
])('finds the price of work whose home is told with it: %s', (text, what) =>
  expect(pricesAskedFor(combi, text).map((price) => price.what)).toEqual([what]),
);

it('takes no bathroom that is to be done for the home', () => {
  expect(pricesAskedFor(combi, 'what do you charge for 2 bathrooms')).toEqual([]);
  const ofTwoBeds = [{ what: 'New boiler, 2 bed house', from: 190_000 }];
  expect(pricesAskedFor(ofTwoBeds, 'how much for a new boiler, 2 bed house')).toHaveLength(1);
});
