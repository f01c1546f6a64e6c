import { hazardSchema, safetyCardSchema } from '@pilotlight/contracts/values/safety';
import { clarifyingCard, safetyCard } from './safety-card';

const numbers = (card: { calls: readonly { number: string }[] }) => card.calls.map(({ number }) => number);

describe('the emergency card', () => {
  it('says for gas what the gas emergency service says', () => {
    const card = safetyCard('gas', { postcode: 'LS6 1AY' });
    expect(card).toMatchObject({
      kind: 'card',
      title: 'This could be a gas leak',
      summary: 'Get outside, then ring. Free, 24 hours.',
      calls: [{ number: '0800 111 999', href: 'tel:0800111999' }],
    });
    expect(card.steps.map(({ text }) => text)).toEqual([
      'Open doors and windows',
      'No flames, no smoking',
      'Don’t touch electrical switches',
      'Gas off at the meter, only if it’s safe',
      'Leave, and stay out until you’re told',
    ]);
  });

  it('puts the number of the place first: Britain, Northern Ireland, or both where the place is unknown', () => {
    expect(numbers(safetyCard('gas', { postcode: 'LS6 1AY' }))).toEqual(['0800 111 999']);
    expect(numbers(safetyCard('gas', { postcode: 'BT7 1NN' }))).toEqual(['0800 002 001', '0800 111 999']);
    expect(numbers(safetyCard('gas', { postcode: null }))).toEqual(['0800 111 999', '0800 002 001']);
  });

  it('sends a fire to 999 first, and names 999 for people hurt by carbon monoxide', () => {
    expect(numbers(safetyCard('fire', { postcode: null }))[0]).toBe('999');
    expect(numbers(safetyCard('carbon-monoxide', { postcode: 'LS6 1AY' }))).toEqual(['0800 111 999', '999']);
    expect(safetyCard('carbon-monoxide', { postcode: null }).summary).toContain('999 if anyone is unwell');
  });

  it('names the number on the tank for LPG and oil, and keeps people out of low places', () => {
    const card = safetyCard('lpg-oil', { postcode: null });
    expect(card.summary).toContain('number on the tank or cylinder');
    expect(card.steps.map(({ icon }) => icon)).toContain('low-place');
  });

  it.each(hazardSchema.options)(
    'fits the contract for %s, as a card and as a question with the same numbers',
    (hazard) => {
      const card = safetyCard(hazard, { postcode: null });
      const question = clarifyingCard(hazard, 'is it dangerous', { postcode: null });
      expect(safetyCardSchema.parse(card)).toEqual(card);
      expect(safetyCardSchema.parse(question)).toEqual(question);
      expect(question).toMatchObject({ kind: 'question', calls: card.calls, steps: [] });
      expect(question.title).toMatch(/\?$/);
    },
  );
});
