import type { HomeField } from './home-in';
import { homeIn } from './home-in';

const told = (text: string) => homeIn(text, { asked: null, facts: {} });
const answered = (asked: HomeField, text: string) => homeIn(text, { asked, facts: {} })[asked];

describe('make and model', () => {
  it.each([
    ['worcester bosch greenstar 30i', 'Worcester Bosch Greenstar 30i'],
    ['wooster 24i junior leaking', 'Worcester 24i Junior'],
    ['worcester greenstar 2000', 'Worcester Greenstar 2000'],
    ['worcester danesmoor 20/25 locked out', 'Worcester Danesmoor 20/25'],
    ['its a worcester boiler, greenstar 24i junior', 'Worcester Greenstar 24i Junior'],
    ['our bosch boiler', 'Bosch'],
    ['worchester bosh', 'Worcester Bosch'],
    ['greenstar 28cdi losing pressure', 'Worcester Bosch Greenstar 28CDi'],
    ['greenstar 8000 life 35kw', 'Worcester Bosch Greenstar 8000 Life 35'],
    ['valiant ecotec plus 831', 'Vaillant ecoTEC Plus 831'],
    ['vailant eco-tec pro 28', 'Vaillant ecoTEC Pro 28'],
    ['vaillant boiler (ecotec plus 832)', 'Vaillant ecoTEC Plus 832'],
    ['my arotherm is icing up', 'Vaillant aroTHERM'],
    ['baxi duo-tec 28', 'Baxi Duo-tec 28'],
    ['baxi duotec combi', 'Baxi Duo-tec'],
    ['baxi platinum 33', 'Baxi Platinum 33'],
    ['baxi combi 105e', 'Baxi 105e'],
    ['Ideal Logic+ 30', 'Ideal Logic+ 30'],
    ['ideal logic combi 24', 'Ideal Logic Combi 24'],
    ['ideal vogue max', 'Ideal Vogue Max'],
    ["it's an ideal one, 10 yr old", 'Ideal'],
    ['veissman vitodens 100-w', 'Viessmann Vitodens 100-W'],
    ['glow-worm betacom 30', 'Glow-worm Betacom 30'],
    ['gloworm flexicom', 'Glow-worm Flexicom'],
    ['old potterton profile', 'Potterton Profile'],
    ['alpha e-tec 28', 'Alpha E-Tec 28'],
    ['main eco compact', 'Main Eco Compact'],
    ['a main combi', 'Main'],
    ['feroli modena', 'Ferroli Modena'],
    ['intergas rapid 32', 'Intergas Rapid 32'],
    ['vokera i think', 'Vokera'],
    ['raven heat', 'Ravenheat'],
    ['biasi riva', 'Biasi Riva'],
    ['keston c36', 'Keston C36'],
    ['sauneir duval thelia', 'Saunier Duval Thelia'],
    ['grant vortex oil boiler', 'Grant Vortex'],
    ['mitsubishi ecodan heat pump', 'Mitsubishi Ecodan'],
    ['samsung heat pump', 'Samsung'],
    ['warm air by johnson & starley', 'Johnson & Starley'],
    ['ferroli put in 2018', 'Ferroli'],
    ['vaillant 15 years old', 'Vaillant'],
    ['want a viessmann, currently got a baxi', 'Baxi'],
    ['how much to service a worcester', 'Worcester'],
    ['F1 ideal', 'Ideal'],
    ['made by ideal', 'Ideal'],
    ['combi ideal', 'Ideal'],
    ['says ideal on the front', 'Ideal'],
    ['the ideal’s packed in', 'Ideal'],
    ['ideal logic plus 24', 'Ideal Logic Plus 24'],
    ['logic 30 leaking', 'Ideal Logic 30'],
    ['promax 33 boiler', 'Potterton Promax 33'],
    ['L2 on the ideal', 'Ideal'],
    ['E119 main', 'Main'],
    ['baxi solo 3 pf', 'Baxi Solo 3 PF'],
    ['grant vortex eco 15-21', 'Grant Vortex Eco 15-21'],
    ['baxi out, vaillant in', 'Baxi'],
    ['swap a baxi for a vaillant', 'Baxi'],
    ['not a baxi, its a vaillant', 'Vaillant'],
    ['baxi. sorry its a potterton', 'Potterton'],
  ])('in "%s" is %s', (text, make) => {
    expect(told(text).boiler_make).toBe(make);
  });

  it.each([
    'tuesday would be ideal',
    'not ideal with a baby',
    'thats ideal',
    'by that logic you should come',
    'an ideal time is 4pm',
    'what is the ideal pressure',
    'the main boiler valve',
    'water off at the main',
    'is there a grant for a heat pump',
    'am i eligible for the heat pump grant',
    'I live in Worcester',
    '12 Foregate Street, Worcester WR1 1AA',
    'my samsung phone is flat',
    'bosch washing machine',
    'quote for a worcester',
    'been quoted for a vaillant',
    'which is better, worcester or vaillant?',
    'my neighbour has a worcester',
    'mail me at bob@vaillant.example',
    'jo@baxi.example',
    'want a new worcester bosch fitted',
    'can you fit a boiler I’ve bought off ebay, vaillant, brand new in box',
    'got my own boiler, ideal logic still in the box, just need fitting',
  ])('is not told by "%s"', (text) => {
    expect(told(text)).not.toHaveProperty('boiler_make');
  });

  it.each([
    ['ideal', 'Ideal'],
    ['main', 'Main'],
    ['grant', 'Grant'],
    ['no idea', undefined],
  ])('asked for, "%s" gives %s', (text, make) => {
    expect(answered('boiler_make', text)).toBe(make);
  });

  it.each([
    ['Worcester', 'greenstar 30i', 'Worcester Greenstar 30i'],
    ['Worcester', 'its a worcester bosch', 'Worcester Bosch'],
    ['Worcester Greenstar 30i', 'the worcester bosch is leaking', undefined],
    ['Worcester Bosch', 'worcester greenstar 30i', 'Worcester Greenstar 30i'],
  ])('told before as %s, "%s" makes it %s', (boiler_make, text, make) => {
    expect(homeIn(text, { asked: null, facts: { boiler_make } }).boiler_make).toBe(make);
  });

  it('once told with its model is not told worse', () => {
    const facts = { boiler_make: 'Ideal Logic 30' };
    expect(homeIn('the ideal boiler is leaking', { asked: null, facts })).not.toHaveProperty('boiler_make');
  });
});

describe('the fault code', () => {
  it.each([
    ['its saying EA', 'EA'],
    ['worcester ea code', 'EA'],
    ['vaillant f28', 'F28'],
    ['F.75 on the vaillant', 'F75'],
    ['f 22 again', 'F22'],
    ['E119 on the display', 'E119'],
    ['E 133 on my baxi', 'E133'],
    ['ideal logic lockout L2', 'L2'],
    ['fault 133', '133'],
    ['code 1 3 3', '133'],
    ['error code 227', '227'],
    ['133 error', '133'],
    ['fault e 9', 'E9'],
    ['it says a01 on the screen', 'A01'],
    ['boiler showing A1', 'A1'],
    ['says E A on the display', 'EA'],
    ['e 1 1 9 flashing', 'E119'],
    ['E119, sorry E133', 'E133'],
    ['not F28, F29', 'F29'],
    ['it showed F28 2nd time', 'F28'],
    ['f28 last year but now its f75', 'F75'],
    ['daikin says a5', 'A5'],
    ['F1 then L2', 'L2'],
    ['error code EO4', 'E04'],
    ['6p1 ariston', '6P1'],
  ])('in "%s" is %s', (text, code) => {
    expect(told(text).fault_code).toBe(code);
  });

  it.each([
    'postcode L2 3AB',
    'need someone to look at the boiler b4 the 28th',
    'D08',
    'my flat is f12',
    'S10',
    'im in E9',
    'off the A1 near Newark',
    'gate code 1234',
    'key safe code 133',
    'keston c36',
    'worcester 30i',
    'pressure is showing 0.5',
    'fault 3 times today',
    'error at 9pm',
    'radiators £20 ea',
    'call 07700 900142',
    'print it on a4 paper',
    'no error code',
    'my neighbours showed F28',
    'it showed F28 last year and you fixed it',
    'flat 12 B block',
    'co2 alarm',
    'meter reading 4521',
    'a 15 year old worcester that leaks',
    'is a 24kw combi enough for a 2 bed flat?',
    'house number 133',
  ])('is not told by "%s"', (text) => {
    expect(told(text)).not.toHaveProperty('fault_code');
  });

  it('asked for, is what is answered', () => {
    expect(answered('fault_code', '133')).toBe('133');
    expect(answered('fault_code', 'L2')).toBe('L2');
    expect(answered('fault_code', 'none')).toBeUndefined();
  });
});
