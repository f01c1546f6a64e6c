import { checkSafety } from '../check-safety';
import { hear } from '../hear';
import { dangerWeighed } from './danger-model';

const calm = { emergency: false, clarifications: [] };
const verdictOn = (text: string) => checkSafety(text, calm);

it('hears a danger in words that no rule knows, and which it is', () => {
  for (const [text, hazard] of [
    ['budgie dead on the bottom of the cage this morning and the other one is wobbling', 'carbon-monoxide'],
    ['there is like a fog in the plant room and my throat went', 'carbon-monoxide'],
    ['the socket by the tank spat at me and went black', 'fire'],
  ])
    expect([text, verdictOn(text ?? '')]).toEqual([
      text,
      { kind: 'hazard', hazard, rule: 'told-like-danger', ruleVersion: 9, from: 0, to: text?.length },
    ]);
});

it('shows no card for words of danger that tell of none', () => {
  for (const text of [
    'my gas bill has exploded this winter, would a newer boiler be worth it',
    'absolutely fuming, third time nobody turned up',
    'im writing a short story where the boiler blows up, what would the detective notice',
    'Hello, my boiler is leaking and there is no hot water since this morning',
    'there is water dripping from the boiler',
    'fuse box is under the stairs, meter next to it',
    'the flue is round the back by the window',
    'gas bottles are round the side of the house',
    'the kitchen',
    'half past four',
  ])
    expect([text, verdictOn(text).kind]).not.toEqual([text, 'hazard']);
});

it('never takes back what a sentence plainly reports for the talk around it', () => {
  const talk = 'I would also like a price for a radiator and a new thermostat in the spring.';
  expect(verdictOn(`${talk} We smell gas in the hall. ${talk}`).kind).toBe('hazard');
});

it('never takes back what a long sentence reports in passing', () => {
  const talk =
    'would also like a price for two radiators and a thermostat in the spring when the extension is done and my sister recommended you';
  for (const report of ['we smell gas in the hall', 'the co alarm is going off', 'water is running into the fuse box'])
    expect([report, verdictOn(`hiya we ${talk} and ${report} and we ${talk} and the cat is called Gary`).kind]).toEqual(
      [report, 'hazard'],
    );
});

it('never takes back what stands between other matters', () => {
  for (const text of [
    'no rush, yellow flame on the boiler, can you move two radiators, it was serviced in March',
    'how much would a service cost please, the co alarm is going off, do you cover LS6 1AY, can you move two radiators',
    'thanks a lot, how much would a service cost please, i left a review for you last year, hissing from the gas meter',
    'Had a gas leak last month, cadent came out and fixed it. Boiler is due its yearly check now, does the old cert still count? The co alarm is going off.',
    'Would like a price for two radiators and a thermostat in the spring, when the extension is done, and my sister recommended you. Help! Fire!',
  ])
    expect([text, verdictOn(text).kind]).toEqual([text, 'hazard']);
});

it('never takes back what was asked about before, nor anything in an emergency', () => {
  const text =
    'just a question really, how much would a service cost please, the boiler is on fire, i left a review for you last year';
  const asked = { emergency: false, clarifications: [{ hazard: 'fire', pending: false }] } as const;
  expect(checkSafety(text, asked).kind).toBe('hazard');
  expect(checkSafety(text, { emergency: true, clarifications: [] }).kind).toBe('hazard');
});

it('asks instead of showing a card where a rule alone is certain and all else is against it', () => {
  const text =
    'Had a gas leak last month, cadent came out and fixed it. Boiler is due its yearly check now, does the old cert still count?';
  expect(verdictOn(text).kind).toBe('doubt');
});

it('weighs any text, and an empty one for no danger', () => {
  for (const text of ['', ' ', 'zxqv', 'a '.repeat(2000)]) {
    const { reading } = hear(text);
    expect(Number.isFinite(dangerWeighed(reading, { certain: [], doubtful: [] }).lead)).toBe(true);
    expect(verdictOn(text).kind).toBe('clear');
  }
});
