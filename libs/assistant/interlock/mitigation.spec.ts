import { checkSafetyOverMessages } from './check-safety-over-messages';

const kindOf = (text: string) => checkSafetyOverMessages(text, [], { emergency: false, clarifications: [] }).kind;

describe('danger is taken for certain', () => {
  it.each([
    ['safety is told of something else', 'The boiler was fixed on Monday. Strong gas smell in the kitchen'],
    ['somebody else says it is safe', 'landlord said its safe but smell of gas in the hall'],
    ['people were made ill since', 'we smelt gas this morning, landlord said it was safe, headaches since'],
    ['what was turned off goes on', 'turned the water off but its still pouring through the ceiling'],
    ['fumes outlast the boiler', "boiler's turned off but fumes still there"],
    ['a film was on, and the smoke is in our kitchen', 'was watching a film and my kitchen filled with smoke'],
    ['a given name stands before the sparks', 'my name is Bob, sparks coming from the boiler'],
    ['the alarm beeps as for a battery, and people are ill', 'CO alarm beeps once a minute and we all have headaches'],
    ['the battery was taken out to silence it', 'co alarm wont shut up so I took the battery out'],
    [
      'they are fine once outside',
      'two lads in the cellar with splitting heads and one been sick, fine once they went outside',
    ],
    ['a joke is asked about, not told', 'is this a joke? smell of gas and nobody answers'],
  ])('where %s', (_how, text) => {
    expect(kindOf(text)).toBe('hazard');
  });
});

describe('no card is shown', () => {
  it.each([
    [
      'made safe on the day, and a visit asked for today',
      'smelt gas this morning, cadent made it safe. come out today pls',
    ],
    ['aired and long gone', 'hob was left on for a minute this morning, aired the place, smell long gone'],
    ['a quiz', 'should a boiler that smells of gas be off? for a quiz im writing'],
    ['a figure of speech', 'your prices are a gas leak on my wallet'],
    ['a story', 'watched a film where the boiler explodes'],
    ['a poem', 'write me a poem about a gas leak'],
    ["a family's name", 'My name is Mr Robert Sparks'],
    ['an advertisement', 'We do SEO for gas engineers, rank top for gas leak repair'],
    ['a weak battery', 'CO alarm chirps once a minute'],
    ['a firm whose name has gas in it', 'my bill from British Gas stinks'],
    ['hard water', 'water hardness is 300 ppm here'],
    ['what somebody will do', "I'll be fine, ring when I get home"],
  ])('for %s', (_what, text) => {
    expect(kindOf(text)).not.toBe('hazard');
  });
});
