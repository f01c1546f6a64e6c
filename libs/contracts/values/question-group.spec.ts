import { areNear, groupKey } from './question-group';

describe('questions with the same meaning', () => {
  it.each([
    ['How much is a boiler service?', 'hi, what do you charge for a service please'],
    ['Do you take cards?', 'can i use my card with you guys'],
    ['Are you insured?', 'Do you have insurance at all?'],
    ['Do you do weekends?', 'do u work Saturdays'],
    ['Do you cover Garforth?', 'Would you come out to Garforth, is that in your area?'],
    ['Have you got reviews?', "where's your Trustpilot"],
    ['Do you fit heat pumps?', 'can you install a heat pump'],
  ])('“%s” and “%s” are one', (one, other) => {
    expect(groupKey(one)).toBe(groupKey(other));
  });

  it.each([
    ['Do you cover Garforth?', 'Do you cover Wetherby?'],
    ['Do you take cards?', 'Do you take cash?'],
    ['How much is a boiler?', 'How much is a power flush?'],
  ])('“%s” and “%s” are two', (one, other) => {
    expect(groupKey(one)).not.toBe(groupKey(other));
    expect(areNear(groupKey(one), groupKey(other))).toBe(false);
  });

  it('are about what is left where nearly every word is common, and about no redacted word', () => {
    expect(groupKey('Boilers?')).toBe(groupKey('do you do boilers'));
    expect(groupKey('Does [NAME] cover [POSTCODE]?')).toBe('cover');
    expect(groupKey('Who is it?')).not.toBe('');
    expect(groupKey('?!')).toBe('');
  });

  it('are near where three stems of four are shared, and not before', () => {
    expect(areNear('cover fit garforth pump', 'cover garforth pump')).toBe(true);
    expect(areNear('cover garforth', 'garforth')).toBe(false);
  });
});
