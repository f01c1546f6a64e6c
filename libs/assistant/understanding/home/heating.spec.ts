import type { HomeField } from './home-in';
import { homeIn } from './home-in';

const told = (text: string) => homeIn(text, { asked: null, facts: {} });
const answered = (asked: HomeField, text: string) => homeIn(text, { asked, facts: {} })[asked];

describe('the boiler that is there', () => {
  it.each([
    ['combi, no hot water', 'combi'],
    ['our combination boiler leaks', 'combi'],
    ['my comby keeps cutting out', 'combi'],
    ['we have a system boiler', 'system'],
    ['heat only boiler in the garage', 'regular'],
    ['its an old regular gas boiler', 'regular'],
    ['conventional boiler, 20 yrs old', 'regular'],
    ['open vented system', 'regular'],
    ['theres a tank in the loft', 'regular'],
    ['hot water cylinder and tanks in the loft', 'regular'],
    ['floor standing, tank upstairs', 'regular'],
    ['big floor standing thing in the kitchen with a tank up in the roof', 'regular'],
    ['floor standing combi, no tank upstairs', 'combi'],
    ['cylinder but no tank in the loft', 'system'],
    ['sealed system with a cylinder', 'system'],
    ['boiler behind the fire', 'back boiler'],
    ['baxi bermuda back boiler', 'back boiler'],
    ['ASHP not heating', 'heat pump'],
    ['our air source heat pump is noisy', 'heat pump'],
    ['electric boiler tripping', 'electric'],
    ['oil boiler lockout', 'oil'],
    ['lpg boiler service', 'lpg'],
    ['lpg combi with low pressure', 'combi'],
    ['oil fired system boiler', 'system'],
    ['night storage heaters', 'storage heaters'],
    ['warm air unit from the 70s', 'warm air'],
    ['replace my old back boiler with a combi', 'back boiler'],
    ['swap my combi for a system boiler', 'combi'],
    ['going from a back boiler to a combi', 'back boiler'],
    ['combi to system, how much', 'combi'],
    ['new boiler to replace our combi', 'combi'],
    ['want a heat pump instead of my combi', 'combi'],
    ['thinking of a heat pump. we have storage heaters', 'storage heaters'],
    ['i need my combi serviced', 'combi'],
    ['our new combi is leaking', 'combi'],
    ['just had a combi fitted last year and it leaks', 'combi'],
    ['its not a combi its a heat only', 'regular'],
    ['my neighbour has a combi but ours is a back boiler', 'back boiler'],
    ['combi sorry no its a system boiler', 'system'],
  ])('in "%s" is %s', (text, type) => {
    expect(told(text).current_boiler_type).toBe(type);
  });

  it.each([
    'want to swap to a combi',
    'how much for a new combi fitted',
    'quote for a system boiler please',
    'thinking of a heat pump',
    'looking for a combi',
    'is a combi better than a system boiler?',
    'what would you recommend, combi or system?',
    'combi or heat only, not sure',
    'do you do heat pumps',
    'it is not a combi',
    'my neighbour has a combi',
    'at our last house we had a combi',
    'hot water cylinder in airing cupboard',
    'the heating system is cold',
    'regular service please',
    'conventional wisdom says no',
    'electric shower is broken',
    'dont know if its a combi',
    'convert it to a combi',
    'is it worth it to go combi',
    'my combustion analyser',
  ])('is not told by "%s"', (text) => {
    expect(told(text)).not.toHaveProperty('current_boiler_type');
  });

  it.each([
    ['combi', 'combi'],
    ['system', 'system'],
    ['regular one i think', 'regular'],
    ['oil', 'oil'],
    ['behind the fire', 'back boiler'],
    ['combi i think', 'combi'],
    ['dunno', undefined],
    ['not a combi', undefined],
    ['either combi or system', undefined],
  ])('asked for, "%s" gives %s', (text, type) => {
    expect(answered('current_boiler_type', text)).toBe(type);
  });

  it('is taken back by its denial alone', () => {
    const facts = { current_boiler_type: 'combi', fuel: 'gas' };
    expect(homeIn("it's not a combi after all", { asked: null, facts })).toEqual({ current_boiler_type: '' });
    expect(homeIn('we have no mains gas', { asked: null, facts })).toEqual({ fuel: '' });
  });
});

describe('the fuel', () => {
  it.each([
    ['gas combi', 'gas'],
    ['we are on mains gas', 'gas'],
    ['gas central heating', 'gas'],
    ['old gas boiler', 'gas'],
    ['oil boiler', 'oil'],
    ["we're on oil", 'oil'],
    ['the oil tank is full', 'oil'],
    ['on LPG, calor bottles', 'lpg'],
    ['runs on propane', 'lpg'],
    ['electric boiler', 'electric'],
    ['all electric flat', 'electric'],
    ['solid fuel rayburn', 'solid fuel'],
    ['combi, gas, 10 yrs old', 'gas'],
    ['combi gas 10 yrs old', 'gas'],
    ['coal fired back boiler', 'solid fuel'],
    ['replace an oil boiler with a gas combi', 'oil'],
    ['how much for a new boiler, 3 bed terraced gas', 'gas'],
    ['ideal classic, gas', 'gas'],
    ['one bathroom 3 bedroom. gas', 'gas'],
    ['gas/combi/3 bed/2 bath', 'gas'],
    ['2 bed flat electric', 'electric'],
    ['how much for a replacement oil tank', 'oil'],
    ['solid fuel rayburn out, gas combi in', 'solid fuel'],
    ['mains gas Worcester combi. there is an oil tank left by the last owner', 'gas'],
    ['we have a gas combi now but still have the old oil tank outside, can you take it away', 'gas'],
    ['old oil tank still in the garden, we are on mains gas now', 'gas'],
    ['theres an oil tank from before, gas boiler now', 'gas'],
    ['oil tank in the garden, want a gas boiler', 'oil'],
    ['we have an oil tank, how much for a gas combi', 'oil'],
    ['no gas here, oil tank', 'oil'],
    ['gas hob, and an oil tank outside', 'oil'],
    ['mains gas is in the road now, we have an oil tank', 'oil'],
    ['oil tank at the back, mains gas available in our road', 'oil'],
  ])('in "%s" is %s', (text, fuel) => {
    expect(told(text).fuel).toBe(fuel);
  });

  it.each([
    'I can smell gas',
    'gas safety certificate',
    'are you gas safe',
    'there is no gas up our end',
    'gas hob and gas fire need checking',
    'gas bill is high',
    'gas gas gas help',
    'want to go onto mains gas',
    'electrician needed',
    'oil filled radiator',
    'quote for a gas boiler',
    'leak in bungalow, gas',
    '2 bed flat stinks, gas',
    'cooker is gas, 2 bed flat',
    'got lvl 3 gas',
    '2 bed flat, no gas, owner',
    'want storage heaters out and gas in',
  ])('is not told by "%s"', (text) => {
    expect(told(text)).not.toHaveProperty('fuel');
  });

  it('asked for, is what is answered', () => {
    expect(homeIn('oil', { asked: 'fuel', facts: {} })).toEqual({ fuel: 'oil' });
    expect(homeIn('gas', { asked: 'fuel', facts: {} })).toEqual({ fuel: 'gas' });
    expect(homeIn('mains', { asked: 'fuel', facts: {} })).toEqual({ fuel: 'gas' });
    expect(homeIn('gas', { asked: 'current_boiler_type', facts: {} })).toEqual({ fuel: 'gas' });
    expect(homeIn('smell gas', { asked: 'fuel', facts: {} })).toEqual({});
  });
});
