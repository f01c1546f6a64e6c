import { homeIn } from './home-in';

const told = (text: string) => homeIn(text, { asked: null, facts: {} });

describe('who lets a home', () => {
  it.each([
    ['i let the flat to students', 'landlord'],
    ['we let a house in leeds', 'landlord'],
    ['its a flat we let', 'landlord'],
    ['we let it to tenants', 'landlord'],
    ['We act for the landlord of flat 3', 'agent'],
    ['we act for the owners of the flat', 'agent'],
    ['my tennants are freezing', 'landlord'],
    ['tenant at my property in Leith rang', 'landlord'],
    ['price for the certs please, ive got 3 properties', 'landlord'],
    ['landlord of four flats above a chip shop', 'landlord'],
    ['I manage 14 flats for a housing assoc', 'agent'],
    ['owner of a terraced in CF11', 'owner'],
    ['bungalow, its me own', 'owner'],
    ['landlord of the Fox and Hounds here', undefined],
    ['the radiator hisses when i let the air out of it', undefined],
    ['we let it run for an hour', undefined],
    ['i let the engineer in and he left', undefined],
    ['i let the heating run all night', undefined],
  ])('%s: %s', (text, tenure) => {
    expect(told(text).tenure).toBe(tenure);
  });
});

describe('a place of business', () => {
  it.each([
    'boss, i have cafe in peckham, we want a bigger water heater',
    'i run a barbers and the boiler is off',
    'we have a takeaway and need a gas cert',
    'boiler at my barbers shop keeps cutting out',
    'its a hairdressers, hot waters been off two days',
    'I run a small launderette, six machines',
    'the heater in our parish hall',
    'our church hall, built 1926, has an old Potterton',
    'Boiler cupboard is thick with smoke. Shop is full of customers.',
    'the salon is full of clients and no hot water',
  ])('is what "%s" speaks of', (text) => {
    expect(told(text).property_type).toBe('other');
  });

  it.each([
    'I live above a shop',
    'we are next to a launderette',
    'do you have a shop',
    'is there a shop i can visit',
    'are you a shop',
    'i have shop bought radiators',
    'they have a shop',
    'the office is open til 5',
    'office is freezing',
    'shop is closed when i ring about the boiler',
  ])('is not the home of "%s"', (text) => {
    expect(told(text)).not.toHaveProperty('property_type');
  });
});

describe('a home in Polish', () => {
  it.each([
    ['ile kosztuje wymiana kotła w mieszkaniu?', { property_type: 'flat' }],
    ['mieszkanie, 2 sypialnie', { property_type: 'flat', bedrooms: '2' }],
    ['mamy dom, 3 sypialnie i 2 łazienki', { property_type: 'house', bedrooms: '3', bathrooms: '2' }],
    ['Dom here, no hot water', {}],
    ['w domu nie ma ciepłej wody', {}],
  ])('"%s"', (text, home) => {
    expect(told(text)).toEqual(home);
  });
});

it('hears a house by its rooms behind "is"', () => {
  expect(told('house is 3 beds 2 baths').property_type).toBe('house');
});

describe('an agent, and what is said of one', () => {
  it.each([
    ['Please confirm a slot for the gas check. Fiona Strand (agent)', 'agent'],
    ['Regards, Tom Bell (managing agent)', 'agent'],
    ['3 gas certs please. Jo Dean (landlord), 07700 900111', 'landlord'],
    ['what are the options for heating? Ollie, Parkside Lettings, ollie@mail.example', 'agent'],
    ['the managing agent here, I need a cert', 'agent'],
    ['we rent from Castle Lettings', 'tenant'],
    ['i rent, Parkside Lettings, they never answer', 'tenant'],
    ['the managing agents say the flue must be at the back, we own the flat', 'owner'],
    ['we just brought a flat and the managing agents are funny about flues', 'owner'],
    ['spoke with Hannah, Acorn Lettings, she said ring you', undefined],
    ['Landlord, Acorn Lettings look after it', 'landlord'],
    ['Castle Lettings wont fix the boiler', undefined],
    ['our managing agents wont allow a flue', undefined],
    ['my dad (owner) is away', undefined],
    ['contact Mrs Lim (tenant) 07700 900803', undefined],
    ['terrace, rent it', 'tenant'],
  ])('in "%s" makes whose it is %s', (text, tenure) => {
    expect(told(text).tenure).toBe(tenure);
  });
});

describe('a home that is being bought', () => {
  it.each([
    'first time buyer here, we should get the keys around the end of next month',
    "the 3 bed semi we're buying. We haven't exchanged yet",
    'were buying a flat, survey says the boiler is old',
    "we're buying a house, completing next month",
    'we exchange on friday, can you look at the boiler',
  ])('is not yet theirs: "%s"', (text) => {
    expect(told(text)).not.toHaveProperty('tenure');
  });

  it.each(['just bought a house', 'just brought our first house', 'just completed on a flat'])(
    'is theirs: "%s"',
    (text) => {
      expect(told(text).tenure).toBe('owner');
    },
  );
});
