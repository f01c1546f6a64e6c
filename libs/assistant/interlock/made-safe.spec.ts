import { isMadeSafe, toldMadeSafe } from './made-safe';

const said = (text: string) => ({ text, safety: { kind: 'clear' } });
const danger = (text: string) => ({ text, safety: { kind: 'hazard' } });

it.each([
  'cadent have been and made it safe',
  'Cadent came and capped it off, its all safe now',
  'the gas man has been, all safe now',
  'gas man came round and turned it off at the meter',
  'SGN came and made safe, they said i need a gas safe engineer',
  'we had the emergency lot out, they disconnected the cooker',
  "they've capped the boiler off so can you come and fix it",
  'its all been made safe now, can someone come tomorrow',
  'National Grid have been out and isolated the boiler',
  'got the all clear from the fire brigade',
  'engineer found the leak on the hob and fixed it',
  'the gas board have been and gone',
  'hes been and capped it off',
  'ive had cadent out and they made it safe',
  'its all been sorted by the gas people',
])('takes "%s" for gas that was made safe', (text) => expect(toldMadeSafe(text, 'gas')).toBe(true));

it.each([
  'ive turned the stopcock off and its stopped now',
  'the leak has stopped',
  'my husband stopped it',
  'water is off now',
  'turned off the water, no more coming through',
  'neighbour upstairs has fixed it',
  'we got it stopped',
  'turned it off at the stop tap now',
])('takes "%s" for water that was stopped', (text) => expect(toldMadeSafe(text, 'water-electrics')).toBe(true));

it.each([
  'the smell has gone now',
  'it stopped smelling',
  'ive opened the windows and it cleared',
  'ive turned the gas off',
  'cadent are on their way',
  'cadent have been called',
  'waiting for the gas man to make it safe',
  'has it been made safe?',
  'can you make it safe',
  'they havent capped it yet',
  'cadent came but couldnt find it',
  'gas man said its not safe',
  'is it all safe now?',
  'they said they will cap it',
  'i think its been fixed',
  'need someone to get it fixed',
  'the boiler has stopped',
  'just book me an engineer',
  'its fixed now i tightened the pipe',
  'my husband fixed it',
  'he turned the gas off',
  'neighbour sorted it',
  'capped it myself',
  'opened the windows, its safe now',
  'everything is safe',
  'its all sorted now',
])('leaves gas as it is at "%s"', (text) => expect(toldMadeSafe(text, 'gas')).toBe(false));

it.each([
  'it hasnt stopped',
  'it nearly stopped',
  'cant get the stopcock to turn off',
  'when will it be fixed',
  'it slowed down but still dripping',
])('leaves water as it is at "%s"', (text) => expect(toldMadeSafe(text, 'water-electrics')).toBe(false));

it('counts from the last danger that was told, and until it is told to be back', () => {
  const safe = said('cadent came and capped it');
  expect(isMadeSafe([danger('I smell gas'), safe, said('book me an engineer')], 'gas')).toBe(true);
  expect(isMadeSafe([safe, danger('I smell gas')], 'gas')).toBe(false);
  expect(isMadeSafe([danger('I smell gas'), safe, said('its started leaking again')], 'gas')).toBe(false);
  expect(isMadeSafe([danger('I smell gas'), safe, said('can you come out and turn it back on again')], 'gas')).toBe(
    true,
  );
});

it.each([
  'gas engineer turned the boiler off, im still dizzy',
  'cadent capped it but we still feel ill',
  'they fixed it but it still smells',
  'the gas man capped it off but it still stinks',
  'cadent have been but it still honks in here',
  'engineer made it safe, theres still a whiff of it',
])('takes "%s" for no danger that is over', (text) =>
  expect(isMadeSafe([danger('co alarm going off'), said(text)], 'carbon-monoxide')).toBe(false),
);

it.each([
  'cadent capped it but the boiler is still off',
  'they made it safe but its still cold in here',
  'cadent capped it, when is the gas back on',
])('takes "%s" for a danger that is over, and a home that is without heat', (text) =>
  expect(isMadeSafe([danger('I smell gas'), said(text)], 'gas')).toBe(true),
);
