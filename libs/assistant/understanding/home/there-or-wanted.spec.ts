import { homeIn } from './home-in';

const told = (text: string) => homeIn(text, { asked: null, facts: {} });

describe('the make that is there', () => {
  it.each([
    ['vaillant, 20 odd years old', 'Vaillant'],
    ['baxi, 15 or so years old', 'Baxi'],
    ['potterton 25ish years old', 'Potterton'],
    ['worcester 30i 12 years old', 'Worcester 30i'],
    ['what controls do u recommend with opentherm for ideal vogue max', 'Ideal Vogue Max'],
    ['can u fit hive to a biasi combi', 'Biasi'],
    ['How much is a diagnostic for Viessmann with F2 error?', 'Viessmann'],
    ['does tado work with worcester greenstar 30i', 'Worcester Greenstar 30i'],
    ['low water pressure showing on the ideal, topped it up', 'Ideal'],
    ['theres a leak under the ideal', 'Ideal'],
    ['we have the same worcester as before', 'Worcester'],
    ['samsung one', 'Samsung'],
    ['knackered 22 yr old ideal, what would you put in', 'Ideal'],
  ])('in "%s" is %s', (text, make) => {
    expect(told(text).boiler_make).toBe(make);
  });

  it.each([
    'the other lot said 2,195 for the same worcester with 10 years on it',
    'other firm quoted 1900 for the same vaillant',
    'quote for controls for new worcester',
    'quote for a thermostat and a new worcester combi',
    'no pressure on the main',
    'i will send pics from my samsung',
  ])('is not told by "%s"', (text) => {
    expect(told(text).boiler_make).toBeUndefined();
  });
});

describe('the kind of heating that is there', () => {
  it.each([
    ['want rid o this auld Potterton, heat only wi the tank in the loft, an a combi pit in', 'regular'],
    ['want shot o the auld back boiler an a combi pit in', 'back boiler'],
    ['Is Viessmann Vitodens 200 system. I do pipes', 'system'],
    ['Got a Heatslave combi. Would a cylinder and a system boiler sort it?', 'combi'],
    ['flat with storage heaters, is electric boiler the only way?', 'storage heaters'],
    ['new boiler needed, gas regular one there now', 'regular'],
    ['an old potterton, regular with the tank upstairs', 'regular'],
    ["Heat pump's iced up solid", 'heat pump'],
    ['our combis packed in', 'combi'],
    ['mera combi kharab hai', 'combi'],
    ['can you have a look at my combi', 'combi'],
    ['can i have a combi serviced', 'combi'],
  ])('in "%s" is %s', (text, type) => {
    expect(told(text).current_boiler_type).toBe(type);
  });

  it.each([
    'naya combi lagwana hai',
    'ghar ke liye naya combi chahiye',
    'can u have a combi if u got 2 bathrooms',
    'is it possible to have a combi with a megaflo',
    'cn we go combi?',
    'if i go air source will i need bigger rads',
    'is an electric boiler the answer?',
    'do you service heat pumps',
    'are heat pumps noisy',
    'our vaillant 28 system is cold',
    'boiler service please just a regular one',
  ])('is not told by "%s"', (text) => {
    expect(told(text).current_boiler_type).toBeUndefined();
  });
});

describe('the fuel that is burnt', () => {
  it.each([
    ['Chcemy wymienić stary piec gazowy na pompę ciepła', 'gas'],
    ['the gas water heater, an Andrews, is on its last legs', 'gas'],
    ['ought we to replace the Kingfisher with another gas boiler or go for something greener', 'gas'],
  ])('in "%s" is %s', (text, fuel) => {
    expect(told(text).fuel).toBe(fuel);
  });

  it.each(['potrzebny nowy piec gazowy', 'flat with storage heaters, is electric boiler the only way?'])(
    'is not told by "%s"',
    (text) => {
      expect(told(text).fuel).toBeUndefined();
    },
  );
});

describe('the boiler that is there', () => {
  it.each([
    'combi or cylinder?',
    'combi or system, which is better?',
    'whats best combi or cylinder',
    'combi vs system',
    'would i need a combi or a hot water tank with a cylinder',
    'ballpark for heat pump, detached',
  ])('is none of those that are asked about: %s', (text) => {
    expect(told(text).current_boiler_type).toBeUndefined();
  });

  it.each([
    'what do you mean by combi',
    'What do you mean by a combi boiler?',
    'whats a combi',
    'what is a system boiler?',
    "what's meant by heat only?",
    'what does unvented mean?',
  ])('is none of those whose meaning is asked: %s', (text) => {
    expect(told(text).current_boiler_type).toBeUndefined();
  });

  it('is told beside a word that is asked about', () => {
    expect(told('I have a combi. what do you mean by system boiler?').current_boiler_type).toBe('combi');
  });

  it.each([
    ['have a combi now, would a cylinder be better', 'combi'],
    ['got a system boiler, is a combi better?', 'system'],
    ['combi, no cylinder or tank', 'combi'],
    ['combi packed in, hot or cold nothing', 'combi'],
    ['heat pump with a cylinder, no heating', 'heat pump'],
  ])('in "%s" is %s', (text, type) => {
    expect(told(text).current_boiler_type).toBe(type);
  });
});

describe('a code on a display', () => {
  it.each([
    ['iced up solid and showing 7H on the Daikin', '7H'],
    ['got 7H on the daikin', '7H'],
    ['boiler display says 6A', '6A'],
    ['F1 oan the screen', 'F1'],
    ['boilers deid, L2 oan the wee screen', 'L2'],
  ])('in "%s" is %s', (text, code) => {
    expect(told(text).fault_code).toBe(code);
  });

  it.each([
    'thermostat says 4c boiler not coming on',
    'got it set to 5c on the boiler',
    'off for 3h on the boiler timer',
    'im in flat 4b on the road',
  ])('is none in "%s"', (text) => {
    expect(told(text).fault_code).toBeUndefined();
  });
});
