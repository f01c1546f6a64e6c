import { afterDenial, afterHazard, deniableIn, type EmergencyMode, isOn, noEmergency } from './emergency-mode';

const likeness = { hazard: 'water-electrics', rule: 'told-like-danger' } as const;
const byRule = { hazard: 'gas', rule: 'gas-escape' } as const;
const confirmed = { hazard: 'water-electrics', rule: 'clarification-confirmed' } as const;
const shown = (mode: EmergencyMode) => [isOn(mode), deniableIn(mode)];

it('is on by likeness until the visitor denies it, and comes again with the next', () => {
  const likened = afterHazard(noEmergency, likeness);
  expect(shown(likened)).toEqual([true, 'water-electrics']);
  const denied = afterDenial(likened, 2);
  expect(shown(denied)).toEqual([false, null]);
  expect(denied).toMatchObject({ denied: ['water-electrics'], settled: 2 });
  const again = afterHazard(denied, likeness);
  expect(shown(again)).toEqual([true, 'water-electrics']);
  expect(shown(afterDenial(again, 4))).toEqual([false, null]);
});

it.each([
  ['a rule', byRule],
  ['a yes', confirmed],
])('is for good by %s, before or after a likeness and its denial', (_what, certain) => {
  for (const before of [
    noEmergency,
    afterHazard(noEmergency, likeness),
    afterDenial(afterHazard(noEmergency, likeness), 2),
  ]) {
    const mode = afterHazard(before, certain);
    expect(shown(mode)).toEqual([true, null]);
    expect(afterDenial(mode, 5)).toEqual(mode);
    expect(shown(afterHazard(mode, likeness))).toEqual([true, null]);
  }
});

it('needs a card to be denied', () => expect(afterDenial(noEmergency, 1)).toEqual(noEmergency));

it('is of the graver danger where water is told of after it, and of the newest otherwise', () => {
  const water = { hazard: 'water-electrics', rule: 'water-near-electrics' } as const;
  expect(afterHazard(afterHazard(noEmergency, byRule), water)).toMatchObject({ hazard: 'gas' });
  expect(afterHazard(afterHazard(noEmergency, water), byRule)).toMatchObject({ hazard: 'gas' });
  expect(afterHazard(afterDenial(afterHazard(noEmergency, likeness), 2), water)).toMatchObject({
    hazard: 'water-electrics',
  });
});
