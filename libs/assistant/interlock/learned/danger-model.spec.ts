import { checkSafetyOverMessages } from '../check-safety-over-messages';
import { hear } from '../hear';
import { dangerWeighed } from './danger-model';

const calm = { emergency: false, clarifications: [] };
const verdictOn = (text: string) => checkSafetyOverMessages(text, [], calm);

it('hears a danger in words that no rule knows, and which it is', () => {
  for (const [text, hazard] of [
    ['budgie dead on the bottom of the cage this morning and the other one is wobbling', 'carbon-monoxide'],
    ['there is like a fog in the plant room and my throat went', 'carbon-monoxide'],
    ['the socket by the tank spat at me and went black', 'fire'],
  ])
    expect([text, verdictOn(text ?? '')]).toMatchObject([
      text,
      { kind: 'hazard', hazard, rule: 'told-like-danger', ruleVersion: 20, from: 0, to: text?.length },
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

describe('what differs from danger in one thing', () => {
  it.each([
    ['the radiator is leaking onto the carpet', 'the radiator is leaking onto the plug sockets'],
    ['water dripping off the boiler pipe', 'water dripping off the boiler pipe into the fuse box'],
    [
      "my boiler has been leaking and there is water on the floor, I've turned it off",
      "my boiler has been leaking, I've turned it off but it's still pouring out over the sockets",
    ],
    ['water is coming out brown', 'water is coming out of the light fitting'],
    [
      'boiler is in the same cupboard as the fuse box',
      'boiler is in the same cupboard as the fuse box and it drips on it',
    ],
    ['my cat knocked the thermostat off the wall', 'my cat knocked the cooker knob on and it stinks of gas'],
    ['funny smell from the boiler cupboard musty like', 'funny smell from the boiler cupboard like rotten eggs'],
    ["my headache is this boiler, third time it's broken", 'my headache starts when this boiler comes on'],
    [
      'toast burnt again and the alarm went off, do you service ovens',
      'the co alarm went off again, do you service ovens',
    ],
    [
      'Good morning. My husband and I are both 78 and we should like a price for a new boiler please.',
      'Good morning. My husband and I are both 78 and we both feel giddy when the boiler is on.',
    ],
    ['gas bills are poisoning our mood', 'i think the boiler is gassing us'],
  ])('shows no card for "%s", and one for "%s"', (harmless, danger) => {
    expect(verdictOn(harmless).kind).not.toBe('hazard');
    expect(verdictOn(danger).kind).toBe('hazard');
  });

  it.each(['this fire is poisoning my kids', 'that heater is fumigating us', 'we get gassed out by the old cooker'])(
    'hears whoever says that something makes them ill by its gases: %s',
    (text) => {
      expect(verdictOn(text).kind).toBe('hazard');
    },
  );
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
  expect(checkSafetyOverMessages(text, [], asked).kind).toBe('hazard');
  expect(checkSafetyOverMessages(text, [], { emergency: true, clarifications: [] }).kind).toBe('hazard');
});

it.each([
  'Had a gas leak last month, cadent came out and fixed it. Boiler is due its yearly check now, does the old cert still count?',
  'im a novelist, my character dies from fumes on a houseboat in 1978, what sort of stove would she own',
  'do heat pumps ever catch fire',
])('asks instead of showing a card where a rule alone is certain and all else is against it: %s', (text) => {
  expect(verdictOn(text).kind).toBe('doubt');
});

it('weighs any text, and an empty one for no danger', () => {
  for (const text of ['', ' ', 'zxqv', 'a '.repeat(2000)]) {
    const { reading } = hear(text);
    expect(Number.isFinite(dangerWeighed(reading, { certain: [], doubtful: [] }).lead)).toBe(true);
    expect(verdictOn(text).kind).toBe('clear');
  }
});
