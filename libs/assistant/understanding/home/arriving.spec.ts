import { homeIn } from './home-in';

const kindIn = (text: string) => homeIn(text, { asked: null, facts: {} }).current_boiler_type;

describe('the boiler that goes, not the one that comes, is there', () => {
  it.each([
    ['have the back boiler removed and a combi fitted in the airing cupboard', 'back boiler'],
    ['want storage heaters out & gas combi in', 'storage heaters'],
    ['oil boiler out heat pump in', 'oil'],
    ['combi in, back boiler out', 'back boiler'],
    ['out with the old back boiler in with a combi', 'back boiler'],
    ['take away my storage heaters and give me a heat pump', 'storage heaters'],
    ['backboiler wants taking out and a combi putting in', 'back boiler'],
    ['can a heat pump replace an oil boiler', 'oil'],
    ['heat only to combi swap', 'regular'],
    ['thinkin of ripping out storage heaters in the flat over the butchers', 'storage heaters'],
    ['warm air unit needs its yearly', 'warm air'],
    ['had a combi fitted in the kitchen last month, dripping', 'combi'],
    ['got a new combi last year and its leaking', 'combi'],
    ['Immersion has stopped heating. System boiler is off for summer.', 'system'],
  ])('in "%s" is %s', (text, kind) => {
    expect(kindIn(text)).toBe(kind);
  });

  it.each([
    'solid fuel rayburn out, gas combi in',
    'water softener before a combi yes or no',
    'combi boiler quote please',
    'which size combi do i need for a 4 bed?',
    'how much room does a heat pump need',
    'would i be better with a combi',
    'is a combi any good for 2 showers',
    'bought a vaillant combi online, would you install it',
    'picked up a second hand combi off gumtree can you fit it',
  ])('is not told by "%s"', (text) => {
    expect(kindIn(text)).toBeUndefined();
  });
});
