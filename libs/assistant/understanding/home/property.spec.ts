import type { HomeField } from './home-in';
import { homeIn } from './home-in';

const told = (text: string) => homeIn(text, { asked: null, facts: {} });
const ofLandlord = (text: string) => homeIn(text, { asked: null, facts: { tenure: 'landlord' } }).tenure;
const answered = (asked: HomeField, text: string, facts = {}) => homeIn(text, { asked, facts })[asked];

describe('the kind of property', () => {
  it.each([
    ['3 bed semi', 'semi-detached'],
    ['house, WA14 5UP', 'house'],
    ['EN1 3QW house', 'house'],
    ['its a semidetached house near the park', 'semi-detached'],
    ['end terrace, boiler in the kitchen', 'terraced'],
    ['mid-terrace two up two down', 'terraced'],
    ['victorian terraced house', 'terraced'],
    ['2 up 2 down terrace', 'terraced'],
    ['end of terrace with a leaky boiler', 'terraced'],
    ['4 bedroom detached', 'detached'],
    ['we have a large detached house', 'detached'],
    ['semi detached bungalow', 'bungalow'],
    ['dormer bungalo, two bathrooms', 'bungalow'],
    ['two-bed first floor flat', 'flat'],
    ['studio above a shop', 'flat'],
    ['im in a basement flat in a terraced house', 'flat'],
    ['appartment on the third floor', 'flat'],
    ['complaint from flat 2, 9 Park Row', 'flat'],
    ['2 bed masionette', 'maisonette'],
    ['old stone cottage', 'house'],
    ['5 bed house', 'house'],
    ['a townhouse over three floors', 'house'],
    ['house with 4 bedrooms', 'house'],
    ['barn conversion with lpg', 'other'],
    ['heating for a static caravan', 'other'],
    ['boiler in our narrowboat', 'other'],
    ['its a semi. sorry no, a terrace', 'terraced'],
    ['not a flat, a maisonette', 'maisonette'],
    ['my neighbours bungalow had one, ours is a semi', 'semi-detached'],
    ['4 bed det, 3 bathrooms', 'detached'],
    ['3 bed end terr', 'terraced'],
    ['is our house too old for a heat pump', 'house'],
    ['my mum’s house is BA2 3QT', 'house'],
  ])('in "%s" is %s', (text, type) => {
    expect(told(text).property_type).toBe(type);
  });

  it.each([
    'the whole house is freezing',
    'can you come to my house',
    'my house number is 32',
    'which would you have in your own house',
    'smoke all over the house',
    'my thermostat battery is flat',
    'do you charge a flat rate',
    'the flue has come detached',
    'pipe detached from the wall',
    'I have a detached garage',
    '14 Victoria Terrace',
    'the office number is best',
    'any time after the school run',
    'my neighbour lives in a bungalow',
    'in my last house, a semi, it was fine',
    'housing benefit question',
  ])('is not told by "%s"', (text) => {
    expect(told(text)).not.toHaveProperty('property_type');
  });

  it.each([
    ['house', 'house'],
    ['just a normal house', 'house'],
    ['flat', 'flat'],
    ['dunno', undefined],
  ])('asked for, "%s" gives %s', (text, type) => {
    expect(answered('property_type', text)).toBe(type);
  });
});

describe('bedrooms', () => {
  it.each([
    ['3 bed semi', '3'],
    ['3bed terraced', '3'],
    ['two-bed flat', '2'],
    ['a four bedroomed house', '4'],
    ['its a 4 bedder', '4'],
    ['5 x bedrooms', '5'],
    ['three double bedrooms and a box room', '3'],
    ['2 double bedrooms and 1 single', '3'],
    ['bedrooms: 4', '4'],
    ['3 bedrom house', '3'],
    ['one bed flat', '1'],
    ['small house 2 room sleep', '2'],
    ['3 bed, sorry, 4 bed', '4'],
    ['sorry, 4 bed not 3', '4'],
    ['not 3 bed, its 4', '4'],
    ['07700900142 3 bed house', '3'],
  ])('in "%s" are %s', (text, bedrooms) => {
    expect(told(text).bedrooms).toBe(bedrooms);
  });

  it.each([
    '3 or 4 bed',
    '3/4 bed semi',
    'its cold in 2 bedrooms',
    '2 bedrooms are freezing',
    'radiator in bedroom 3 is cold',
    'kids are in bed',
    'pressure is 1.5 bedtime or not',
    'my sister had 3 bedrooms done',
  ])('are not told by "%s"', (text) => {
    expect(told(text)).not.toHaveProperty('bedrooms');
  });

  it.each([
    ['3', '3'],
    ['three', '3'],
    ['its 3 i think', '3'],
    ['just the one', '1'],
    ['4 now, not 3', '4'],
    ['3 or 4', undefined],
    ['dunno', undefined],
    ['not sure, maybe 3', undefined],
    ['call me on 07700 900142', undefined],
  ])('asked for, "%s" gives %s', (text, bedrooms) => {
    expect(answered('bedrooms', text)).toBe(bedrooms);
  });

  it('are put right by a number alone once they were told', () => {
    expect(homeIn('sorry 4 not 3', { asked: null, facts: { bedrooms: '3' } })).toEqual({ bedrooms: '4' });
  });
});

describe('bathrooms', () => {
  it.each([
    ['3 bed 2 bath', '2'],
    ['two bathrooms one boiler', '2'],
    ['bungalow w/ 2 bathrooms & an ensuite', '3'],
    ['2 bathrooms + en-suite', '3'],
    ['1 bathroom, 1 ensuite', '2'],
    ['2 bathrooms, one en suite', '2'],
    ['2 bathrooms (1 ensuite)', '2'],
    ['2 bathrooms including an ensuite', '2'],
    ['a bathroom and an ensuite', '2'],
    ['family bathroom plus two en suites', '3'],
    ['one bathroom and a downstairs loo', '1'],
    ['1 bathroom and a shower room', '2'],
    ['4 bed, 3 bathrms', '3'],
    ['just the one bathroom', '1'],
    ['system boiler, viessmann, 3 bath', '3'],
    ['3 bath', '3'],
  ])('in "%s" are %s', (text, bathrooms) => {
    expect(told(text).bathrooms).toBe(bathrooms);
  });

  it.each([
    'towel rail in the bathroom is cold',
    'not enough water for one bath',
    'leak from the ensuite',
    'the bath is slow to fill',
    'boiler cant do 2 baths',
    'takes 2 baths to empty tank',
  ])('are not told by "%s"', (text) => {
    expect(told(text)).not.toHaveProperty('bathrooms');
  });

  it.each([
    ['2', '2'],
    ['1 and an ensuite', '2'],
    ['dont know', undefined],
  ])('asked for, "%s" gives %s', (text, bathrooms) => {
    expect(answered('bathrooms', text)).toBe(bathrooms);
  });
});

describe('tenure', () => {
  it.each([
    ['we own it', 'owner'],
    ['I own a dormer bungalow', 'owner'],
    ['3 bed semi, owner', 'owner'],
    ['owner occupier', 'owner'],
    ["I'm the homeowner", 'owner'],
    ['we have a mortgage on it', 'owner'],
    ['just bought the house', 'owner'],
    ['the house im buying has a boiler flue too close to a window', 'owner'],
    ['landlord told me to ring you', 'tenant'],
    ['shared ownership flat', 'owner'],
    ['were buying a flat and the boilers old', 'owner'],
    ["I'm the landlord", 'landlord'],
    ['landlord here, boiler broke at my rental', 'landlord'],
    ['my tenants have no heating', 'landlord'],
    ['its a buy to let', 'landlord'],
    ['we own it but rent it out', 'landlord'],
    ['my landlord wont fix it', 'tenant'],
    ['we are renting', 'tenant'],
    ['rented flat, no hot water', 'tenant'],
    ['im only the tenant mind', 'tenant'],
    ['its a council house', 'tenant'],
    ['housing association flat', 'tenant'],
    ['my letting agent says to ring you', 'tenant'],
    ["I'm a letting agent for 3 flats", 'agent'],
    ['we manage the property for the landlord', 'agent'],
    ['im a lodger here', 'other'],
    ['we manage a portfolio of flats', 'agent'],
    ['we manage a nursing home', undefined],
    ['we manage the hotel on the front', undefined],
    ["I'm not a tenant, I own it", 'owner'],
    ['boiler dripping, terrace, landlord is me', 'landlord'],
    ["they're tenants, i'm the landlord", 'landlord'],
    ['renting the flat out', 'landlord'],
    ['we own outright no mortgage', 'owner'],
    ['i rent but landlord says i pay', 'tenant'],
    ['2 bed flat, student renting', 'tenant'],
    ['tenant but landlords ok with it', 'tenant'],
    ['landlord knows about it', 'tenant'],
    ['private renter', 'tenant'],
    ['calling from Haven lettings', 'agent'],
  ])('in "%s" is %s', (text, tenure) => {
    expect(told(text).tenure).toBe(tenure);
  });

  it.each([
    'do you do landlord gas safety certificates',
    'how much is a cp12',
    'ex council house, 3 bed',
    'on my own with no heating',
    'I own a vaillant',
    "we don't rent",
    'no longer renting',
    'council tax band C',
    'my neighbour rents his',
    'can you fit a boiler i’ve bought off ebay',
    'just bought a nest',
    'buying a new boiler',
    'tenant at number 4 says boilers off',
  ])('is not told by "%s"', (text) => {
    expect(told(text)).not.toHaveProperty('tenure');
  });

  it.each([
    ['own', 'owner'],
    ['yes its mine', 'owner'],
    ['rent', 'tenant'],
    ['landlord', 'landlord'],
    ['agent', 'agent'],
    ['council', 'tenant'],
    ['why do you ask', undefined],
  ])('asked for, "%s" gives %s', (text, tenure) => {
    expect(answered('tenure', text)).toBe(tenure);
  });
});

it('counts the rooms after a place or a postcode in a list, and still no part of them', () => {
  expect(told('its an old back boiler, 4 bed detached in LS8 1AA, 2 bathrooms')).toMatchObject({
    bedrooms: '4',
    bathrooms: '2',
  });
  expect(told('4 bed semi we are in, 2 bathrooms')).toMatchObject({ bathrooms: '2' });
  expect(told('3 bed house, no heat in 2 bathrooms')).not.toHaveProperty('bathrooms');
});

it('leaves a landlord one who speaks of a letting agent', () => {
  expect(ofLandlord('my letting agent is dave, he has keys')).toBeUndefined();
  expect(ofLandlord('my landlord wont fix it')).toBe('tenant');
});

it.each([
  ['no i rent', 'tenant'],
  ['no, we own it', 'owner'],
  ['landlord dont answer his phone', 'tenant'],
  ["no i'm not a tenant", undefined],
])('hears whose home it is in "%s"', (text, tenure) =>
  expect(homeIn(text, { asked: null, facts: {} }).tenure).toBe(tenure),
);
