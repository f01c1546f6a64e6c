import type { AskedFor } from '@pilotlight/contracts/values/asked-for';
import { contactIn } from './contact-in';

const postcodeIn = (text: string, asked: AskedFor = null) => contactIn(text, { asked, facts: {} }).postcode;

describe('the postcode of the job', () => {
  it.each([
    ['ls61ay', 'LS6 1AY'],
    ['LS6 1AY', 'LS6 1AY'],
    ['ls6  1ay', 'LS6 1AY'],
    ['LS6-1AY', 'LS6 1AY'],
    ['12 oak road,leeds,ls61ay,no heating', 'LS6 1AY'],
    ['sw1a 1aa', 'SW1A 1AA'],
    ['m1 1ae', 'M1 1AE'],
    ['EC1A1BB', 'EC1A 1BB'],
    ['w1a 0ax', 'W1A 0AX'],
    ['do you cover DN55 1PT?', 'DN55 1PT'],
    ['bt1 5gs', 'BT1 5GS'],
    ["it's SW1A 1AA, no, SW1A 2AB", 'SW1A 2AB'],
    ['LS6 1AY not LS7 2AB', 'LS6 1AY'],
    ['I live at LS7 2AB but the job is at LS6 1AY', 'LS6 1AY'],
    ['the property is LS6 1AY, my own address is LS7 2AB', 'LS6 1AY'],
    ["we've moved from LS7 2AB to LS6 1AY", 'LS6 1AY'],
    ["it's my mum's house, LS6 1AY", 'LS6 1AY'],
    ['postcode LS6 IAY', 'LS6 1AY'],
    ['postcode is LS6 lAY', 'LS6 1AY'],
    ['post code MI 1AE', 'M1 1AE'],
    ['my postcode is ls six one ay', 'LS6 1AY'],
    ['postcode L S 6 1 A Y', 'LS6 1AY'],
    ['postcode: LS6 2ND', 'LS6 2ND'],
  ])('%s: %s', (text, postcode) => {
    expect(postcodeIn(text)).toBe(postcode);
  });

  it.each([
    ['LS6 1AY', 'LS6 1AY'],
    ['SWIA 1AA', 'SW1A 1AA'],
    ['co1 oaa', 'CO1 0AA'],
    ['its L for lima S for sierra 6 1 A Y', 'LS6 1AY'],
    ['0X1 2AB', 'OX1 2AB'],
  ])('%s answers the question for it: %s', (text, postcode) => {
    expect(postcodeIn(text, 'postcode')).toBe(postcode);
  });

  it.each([
    'im in LS6',
    'leeds 6',
    'it showed F28 2nd time',
    'code E9 2nd time today',
    'error E1 1st floor flat',
    'b4 old boiler goes',
    'L2 4hr after reset',
    'QQ1 1AA',
    'LS6 1CI',
    'ZZ9 9ZZ',
    'give me one at 9am',
    'ecotec 831 2ab',
  ])('is not read from "%s"', (text) => {
    expect(postcodeIn(text)).toBeUndefined();
  });

  it.each([
    'Her address is 22 Street Lane LS8 2AL, mine is LS17 5NS',
    'mine is LS17 5NS, her address is 22 Street Lane LS8 2AL',
    "Mum's boiler is broke at LS8 2AL, I live at LS17 5NS",
    'mum is at LS8 2AL, im LS17 5NS',
    'tenants address is LS8 2AL, I live LS17 5NS',
    'the rental is LS8 2AL, I live in a flat at LS17 5NS',
    'LS17 5NS is mine, LS8 2AL is my nans',
    'LS17 5NS is my home address, LS8 2AL is where the boiler is',
    'its at LS8 2AL, home address LS17 5NS for the bill',
    'LS8 2AL is the flat, bill to LS17 5NS',
    'dads place is LS8 2AL but send the quote to me at LS17 5NS',
    'in laws are at LS8 2AL, we are LS17 5NS',
    'my landlords address is LS17 5NS, i live at LS8 2AL',
    'my neighbour at LS17 5NS used you, im LS8 2AL',
    'keys at my mums LS17 5NS, the flat is LS8 2AL',
    'mine LS17 5NS is fine, the one thats broke is my sons LS8 2AL',
    'we move to LS8 2AL in march, currently LS17 5NS',
    'our new house is LS8 2AL, we are LS17 5NS at the moment',
  ])('is LS8 2AL where two are told: "%s"', (text) => {
    expect(postcodeIn(text)).toBe('LS8 2AL');
  });

  it.each([
    ['bill to LS17 5NS please', undefined],
    ['my landlords address is LS17 5NS', undefined],
    ['her address is LS17 5NS', 'LS17 5NS'],
    ['sorry its LS17 5NS', 'LS17 5NS'],
    ['oh hang on thats the old house, LS17 5NS', 'LS17 5NS'],
    ['I gave you my old address, LS17 5NS', 'LS17 5NS'],
    ['we moved from our old house LS17 5NS', undefined],
  ])('known before, after "%s" changes to %s', (text, postcode) => {
    expect(contactIn(text, { asked: null, facts: { postcode: 'LS8 2AL' } }).postcode).toBe(postcode);
  });
});
