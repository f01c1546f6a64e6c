import { converse, last } from '../testing/converse';

const answered = (...lines: readonly string[]) => last(converse(...lines));

it.each(['hot waters gone', 'hot water not working'])(
  'is sorry for the hot water where that alone is missing: %s',
  (text) => {
    expect(answered(text).text).toContain(
      'Sorry you’re without hot water. Check the times it’s set to and, on a prepay meter',
    );
    expect(answered(text).text).not.toContain('without heat.');
  },
);

it('sends nobody whose heating works to the meter, where the hot water alone is missing', () => {
  const { text } = answered('no hot water but heating fine');
  expect(text).toMatch(/^If the heating runs but the taps stay cold, it’s often the diverter valve on a combi/);
  expect(text).not.toMatch(/prepay|credit|without heat\.|batteries/);
});

it.each(['no heating or hot water', 'no heating no hot water', 'me heatings gone off n its baltic'])(
  'is sorry for the heat where that is missing: %s',
  (text) =>
    expect(answered(text).text).toMatch(
      /^Sorry, that’s miserable\. .*pressure, the timer, the thermostat’s batteries and, on a prepay/,
    ),
);

it.each(['pressure is too high what do i do', 'is 1.8 bar too high', 'boiler pressure keeps rising'])(
  'has no water added where the pressure is high: %s',
  (text) => {
    expect(answered(text).text).toMatch(/Please add no water to it|don’t add any more/);
    expect(answered(text).text).not.toContain('top it up');
  },
);

it.each(['pressure at 1.3 bar is that ok', 'pressure has dropped to 0.5 bar'])(
  'knows low pressure as before: %s',
  (text) => expect(answered(text).text).toMatch(/ou can top it up once/),
);

it('doesn’t ask what is wrong where it was told that the heating has gone', () => {
  const said = converse('me heatings gone off', '07700 900142', 'Jo', 'LS6 2AB', 'any time');
  expect(said.map(({ asksFor }) => asksFor)).not.toContain('symptoms');
});

describe('whether a boiler may be used', () => {
  it.each([
    'is it safe to keep using it?',
    'boiler making a banging noise, is it safe to use?',
    'should i turn it off',
    'can we still use it or not',
    'pressure keeps dropping, safe to leave it on overnight?',
  ])('is nothing that a chat can judge: %s', (text) => {
    const { text: said } = answered('my boiler keeps losing pressure', text);
    expect(said).toMatch(/leave it off .*Gas Safe registered engineer/);
    expect(said).toContain('ring 0800 111 999 (0800 002 001 in Northern Ireland)');
  });

  it.each(['is it safe to give you my number', 'can i still use my voucher', 'is it safe to top it up'])(
    'is not what is asked: %s',
    (text) => expect(answered(text).text).not.toContain('0800 111 999'),
  );
});
