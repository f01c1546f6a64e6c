import { neededWords } from './phrase-words';

const needs = (phrase: string): readonly string[] =>
  neededWords(phrase).map((words) => [...words].toSorted().join(' | '));

it.each([
  ['no heating', ['no', 'heating']],
  ['boilers?', ['boiler | boilers']],
  ['leak(s|ing)?', ['leak | leaking | leaks']],
  ['(gas|oil) (a |the )?boiler', ['gas | oil', 'boiler']],
  ['(a |the )*boiler ..3 (cold|off)', ['boiler', 'cold | off']],
  ['(cold call|leads)', ['cold call | leads']],
  ['(a s a p|soon)', ['a s | soon']],
  ['call ?out', ['call out | callout']],
  ['drip\\w* now', ['now']],
  ['(drip\\w*|wet) now', ['now']],
  ['(one|\\d{1,2}) weeks', ['# | one', 'weeks']],
  ['(?<! not )broken(?! (?:again|now))', ['broken']],
  ['(in|on)? {weekday}', ['friday | monday | saturday | sunday | thursday | tuesday | wednesday']],
  ['(one|two|)', []],
  ['[ac]{2}', []],
  ['can.?t wait', ['wait']],
  ['so (,|\\.)', ['so', ', | .']],
])('"%s" needs %j', (phrase, words) => {
  expect(needs(phrase)).toEqual(words);
});
