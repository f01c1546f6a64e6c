import { checkSafetyOverMessages } from './check-safety-over-messages';
import { indirectTraps } from './corpus/build-on-indirect-traps';
import { buildOnMoreTraps } from './corpus/build-on-more-traps';
import { buildOnTraps } from './corpus/build-on-traps';
import { lookOnlyTraps } from './corpus/look-only-traps';
import type { SafetyContext } from './verdict';

const calm: SafetyContext = { emergency: false, clarifications: [] };
const kindOf = (previous: string | null, text: string, context = calm) =>
  checkSafetyOverMessages(text, previous === null ? [] : [previous], context).kind;

describe('danger told in two messages', () => {
  it.each([
    ['can you help, I smell', 'gas'],
    ['what is that smell', 'I think gas'],
    ['gas?', 'yes I smell it'],
    ['the carbon monoxide alarm', 'it keeps going off'],
    ['gas', 'I smell it again'],
  ])('raises the alarm: "%s", "%s"', (first, second) => {
    expect([kindOf(null, first), kindOf(null, second)]).not.toContain('hazard');
    expect(kindOf(first, second)).toBe('hazard');
  });

  it.each([
    ['there is a funny smell in the kitchen', 'it is like gas'],
    ['the alarm', 'it is going off'],
    [
      'What is that smell? Is it normal for it to be this strong when the heating has just been switched on?',
      'its gas i think',
    ],
    ['me and my brother both feel rough', 'only when the heating has been on'],
    ['it stinks in here', 'of eggs'],
    ['its dripping down the wall', 'onto the socket for the telly'],
  ])('raises the alarm no later than with the second: "%s", "%s"', (first, second) => {
    expect([kindOf(null, first), kindOf(first, second)]).toContain('hazard');
  });

  it('is not heard where it was denied, nor twice in an emergency', () => {
    const asked: SafetyContext = { emergency: false, clarifications: [{ hazard: 'gas', pending: false }] };
    expect(kindOf('what is that smell', 'I think gas', asked)).toBe('clear');
    expect(kindOf('what is that smell', 'I think gas', { emergency: true, clarifications: [] })).toBe('clear');
  });

  it('is heard again after a card of its kind was denied: what it settled is over', () => {
    const denied: SafetyContext = {
      emergency: false,
      clarifications: [{ hazard: 'gas', pending: false, settled: true }],
    };
    expect(kindOf('what is that smell', 'I think gas', denied)).toBe('hazard');
  });

  it('is not heard in a long text of before', () => {
    expect(kindOf(`${'We had the bathroom done last year. '.repeat(8)}Nice smell of paint`, 'gas')).toBe('clear');
  });

  it('raises the alarm where one message says it all', () => {
    expect(kindOf('Hello', 'I smell gas')).toBe('hazard');
  });

  it.each([
    ['How much is a new boiler?', 'My name is Ada'],
    ['I have a gas boiler', 'it is a Vaillant'],
    ['do you fit gas cookers?', 'yes please'],
    ['My gas bill is huge', 'can you help'],
    ['there is a noise', 'it comes from the radiator'],
    ['freezing house, boiler is completely dead', 'theres power to it and the others have gas for the cooker'],
    ['Hello dear, are you a real person?', 'I am 84 and my radiators are cold upstairs'],
  ])('is not heard in ordinary talk: "%s", "%s"', (first, second) => {
    expect(['clear', 'vulnerable']).toContain(kindOf(first, second));
  });

  it.each([
    ['me and my brother both feel rough', 'the others have gas for the cooker'],
    ['I can hear a hissing', 'we have gas for the cooker'],
    ['somebody left the cooker on', 'the gas is on at the hob and it is not lit'],
  ])('is heard beside gas that is on: "%s", "%s"', (first, second) => {
    expect([kindOf(null, first), kindOf(first, second)]).toContain('hazard');
  });
});

describe('ordinary talk around a message that looks like danger and is none', () => {
  const traps = [...buildOnTraps, ...buildOnMoreTraps, ...lookOnlyTraps, ...indirectTraps].filter(
    (trap) => kindOf(null, trap) === 'clear',
  );

  it.each([
    'Hello',
    'My name is Ada',
    'How much is a new boiler?',
    'yes please',
    'it is a Vaillant',
    'can you help',
    'I have a gas boiler',
    'My gas bill is huge',
    'LS6 1AY',
    'the kitchen',
    'is it under warranty',
    'can you come tomorrow',
    'My heating is not working',
    'please ring me back',
  ])('raises no question: "%s"', (harmless) => {
    const asked = traps.filter((trap) =>
      [kindOf(trap, harmless), kindOf(harmless, trap)].some((kind) => kind === 'doubt' || kind === 'hazard'),
    );
    expect(traps.length).toBeGreaterThan(250);
    expect(asked).toEqual([]);
  });
});
