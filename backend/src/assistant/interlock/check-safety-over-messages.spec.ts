import { checkSafetyOverMessages } from './check-safety-over-messages';
import type { SafetyContext } from './verdict';

const calm: SafetyContext = { emergency: false, clarifications: [] };
const kindOf = (previous: string | null, text: string, context = calm) =>
  checkSafetyOverMessages(text, previous, context).kind;

describe('danger told in two messages', () => {
  it.each([
    ['there is a funny smell in the kitchen', 'it is like gas'],
    ['can you help, I smell', 'gas'],
    ['what is that smell', 'I think gas'],
    ['gas?', 'yes I smell it'],
    ['the carbon monoxide alarm', 'it keeps going off'],
  ])('is asked about: "%s", "%s"', (first, second) => {
    expect([kindOf(null, first), kindOf(null, second)]).not.toContain('hazard');
    expect(kindOf(first, second)).toBe('doubt');
  });

  it('is asked about once, and not in an emergency', () => {
    const asked: SafetyContext = { emergency: false, clarifications: [{ hazard: 'gas', pending: false }] };
    expect(kindOf('what is that smell', 'I think gas', asked)).toBe('clear');
    expect(kindOf('what is that smell', 'I think gas', { emergency: true, clarifications: [] })).toBe('clear');
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
  ])('is not heard in ordinary talk: "%s", "%s"', (first, second) => {
    expect(kindOf(first, second)).toBe('clear');
  });
});
