import { checkSafetyOverMessages } from './check-safety-over-messages';

const kindOf = (text: string) => checkSafetyOverMessages(text, [], { emergency: false, clarifications: [] }).kind;

describe('danger beside a clause that reassures', () => {
  it.each([
    'the pressure test failed and I smell gas',
    'no leak found but I smell gas',
    'no leak found but I still smell gas',
    'engineer said no leak but it still smells of gas',
    'i smell gas, engineer said no leak',
    'they did a soundness test but we smell gas in the hall',
    'sniffer found nothing, smell of gas in the kitchen',
    'cadent came and found nothing but gas smell upstairs',
    'no leak found but hissing from the meter',
    'the leak was repaired, gas smell upstairs',
    'it was capped off but theres a whiff of gas',
    'engineer said no leak, co alarm keeps beeping',
    'the plumber tested the pipes, co alarm keeps beeping',
    'co alarm keeps beeping though no leak found',
    'had a tightness test, drop of 4 mbar, and a smell of gas',
    'no leak found and sparks from the socket',
    'your lad said its normal but the co alarm is going off',
    'the pressure test failed but oil is leaking from the tank',
  ])('is danger: %s', (text) => expect(kindOf(text)).toBe('hazard'));

  it.each([
    'can you do a pressure test, gas smell upstairs',
    'can you do a pressure test, i can smell gas',
    'do you do gas leak detection, it smells of gas here',
    'i smell gas, do you do leak testing',
  ])('is danger where the firm is asked for a test in one breath: %s', (text) => expect(kindOf(text)).toBe('hazard'));

  it.each([
    'no leak found and no smell of gas',
    'engineer found no leak and i cant smell gas',
    'the gas pressure test failed, no smell',
    'do you do a pressure test if i smell gas?',
    'what tests do you do for a gas smell',
    'We smelled gas in March, no leak found',
    'we smelt gas last week but no leak found, all fine now',
    'there was a smell of gas, it was capped off',
    'pressure test failed',
    'capped off and gas smell disappeared',
    'made safe and gas leak stopped',
    'all sorted and no smell of gas',
    'gas leak detection, do you do that',
    'do you repair oil tanks, ours is old',
    'is the co alarm beeping normal when i press the test button',
    'how much is a gas tightness test',
    'the landlord cert says pass, tightness test ok',
    'engineer found no leak, can you service the boiler',
  ])('is none, for certain, where nothing is smelt now: %s', (text) => expect(kindOf(text)).not.toBe('hazard'));
});
