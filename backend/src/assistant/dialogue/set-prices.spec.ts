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

it.each(['what are your prices?', 'prices', 'price list please', 'what do you charge'])(
  '“%s” asks for them all',
  (text) => {
    expect(named(demo, text)).toHaveLength(4);
  },
);
