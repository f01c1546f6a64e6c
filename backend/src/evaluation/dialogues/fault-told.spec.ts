import { checkReply } from '@pilotlight/assistant/interlock/check-reply';
import { converse, last } from '../testing/converse';
import { holdsQuestion } from '@pilotlight/assistant/knowledge/holds-question';

describe('a boiler that locked out', () => {
  it('is asked for no code once one was told', () => {
    for (const lines of [
      ['boiler not firing, F28', 'I already gave it a reset and topped it up'],
      ['my vaillant shows F28, no heating', 'Jo 07700 900142 LS6 2AB', 'I already gave it a reset and topped it up'],
      ['boiler locked out with code F28'],
      ['boiler locked out with code F28', 'it says reset'],
    ])
      expect(last(converse(...lines)).text).not.toMatch(/any code/i);
  });

  it.each([1, 2])('is sent to no reset where one was tried, on turn %d', (before) => {
    const lines = ['boiler making a noise', 'LS6 2AB'].slice(0, before);
    const { text } = last(converse(...lines, 'I already gave it a reset and topped it up'));
    expect(text).toMatch(/Thanks for trying that|One reset is enough/);
    expect(text).not.toMatch(/You can press reset/);
    expect(checkReply(text, { emergency: false, allowedPrices: [] })).toEqual({ kind: 'ok' });
  });

  it.each(['can I reset it?', 'boiler is locked out'])('may be reset once where that is new: "%s"', (text) =>
    expect(last(converse(text)).text).toMatch(/press reset once/),
  );
});

it.each([
  [
    'loud banging noise when the boiler fires up',
    /^Banging as it lights is worth turning it off for until an engineer/,
  ],
  ['the boiler is kettling', /^That’s called kettling: .* let’s get someone to look\./],
])('a noise that has a name is told what it is: "%s"', (text, said) => expect(last(converse(text)).text).toMatch(said));

it.each(['boiler is making a noise', 'Odd noises'])(
  'a noise is asked about so that the engineer knows more: "%s"',
  (text) => expect(last(converse(text)).text).toMatch(/^It helps the engineer to know when you hear it/),
);

it.each(['when the heating is on', 'when i run the hot tap', 'when it fires up'])(
  'when a noise is heard is taken for no question: "%s"',
  (text) => {
    expect(holdsQuestion(text)).toBe(false);
    expect(last(converse('boiler is making a noise', text)).text).toMatch(/^I’ve noted that/);
  },
);

it('what is to be told of a noise is said once', () => {
  const [first, ...later] = converse(
    'boiler is making a noise',
    'the noise is worse',
    'Jo 07700 900142',
    'the noise is still there',
  );
  expect(first?.text).toMatch(/^It helps the engineer/);
  expect(later.map(({ text }) => text).join(' ')).not.toMatch(/It helps the engineer|wrote about the noise/);
});

it.each(['when will the boiler be fitted', 'when the heating is on, can I run a bath', 'when is it'])(
  'when something is to be, is asked: "%s"',
  (text) => expect(holdsQuestion(text)).toBe(true),
);

it('a visit that is wished for because of a noise is answered first', () => {
  const { text } = last(converse('can somebody come out to a noisy boiler'));
  expect(text).toMatch(/^I’ll pass your request for a visit/);
});

it.each(['my boiler has no hot water', 'no hot water'])(
  'a home without hot water alone is not called one without heat: "%s"',
  (text) => expect(last(converse(text)).text).toMatch(/Sorry you’re without hot water\. (?!.*thermostat)/),
);
