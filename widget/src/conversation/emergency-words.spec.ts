import { emergencyIn } from './emergency-words';

describe('plain words of danger in a message that cannot be sent', () => {
  it.each([
    ['Strong smell of gas in our kitchen', 'gas'],
    ['i can smell gas', 'gas'],
    ['It smells like rotten eggs by the meter', 'gas'],
    ['we have a GAS LEAK', 'gas'],
    ['the gas pipe is hissing', 'gas'],
    ['My CO alarm is going off', 'gas'],
    ['the carbon monoxide detector beeps', 'gas'],
    ['the boiler is on fire', 'fire'],
    ['There is a burning smell and smoke coming out of it', 'fire'],
  ])('"%s" shows the %s card', (text, hazard) => {
    expect(emergencyIn(text)?.hazard).toBe(hazard);
  });

  it.each([
    'No heating since this morning',
    'My gas fire won’t light',
    'How much is a gas boiler?',
    'my company does co-ops',
    'Call me at home',
  ])('"%s" shows none', (text) => {
    expect(emergencyIn(text)).toBeUndefined();
  });

  it('puts the free gas number first, and 999 first for a fire', () => {
    expect(emergencyIn('smell of gas')?.calls.map(({ href }) => href)).toEqual([
      'tel:0800111999',
      'tel:0800002001',
      'tel:999',
    ]);
    expect(emergencyIn('the house is on fire')?.calls[0]?.href).toBe('tel:999');
  });
});
