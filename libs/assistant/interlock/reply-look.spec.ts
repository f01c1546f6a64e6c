import * as check from 'fast-check';
import { read } from '../tokenizer/mentions';
import { dictionaryOf, type WordList } from '../tokenizer/word-list';
import { lookAt, mayBreak, maySpeakOf } from './reply-look';
import { prohibitions, type ReplySign, replyWords } from './reply-words';

const signs = [...new Set(prohibitions.flatMap(({ act, thing = act }): ReplySign[] => [act, thing]))];
const meanings = signs.map((sign): [ReplySign, WordList] => [sign, replyWords[sign]]);
const dictionary = dictionaryOf(meanings, new Set<ReplySign>(), '', '');
const phrases = signs.flatMap((sign) =>
  Object.values(replyWords[sign]).flatMap((list) => list.split(',').map((phrase) => phrase.trim())),
);

/** Whether all that a reading finds in a text was seen by the look. */
const misses = (text: string): readonly ReplySign[] => {
  const seen = lookAt(text);
  return [...read(text, dictionary).said].filter((sign) => !maySpeakOf(seen, sign));
};

const disguises: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.replaceAll(' ', ''),
  (text) => Array.from(text).join(' '),
  (text) => Array.from(text).join('.'),
  (text) => text.replaceAll(' ', '’ '),
  (text) => text.replaceAll(' ', '\n'),
  (text) => text.replace(/[aeiou]/gu, '$&$&$&$&'),
  (text) => text.replace(/(\w)\w*/gu, '$1$1$1$&'),
  (text) => text.replaceAll('o', '0').replaceAll('e', '3').replaceAll('a', '4').replaceAll('s', '5'),
  (text) => text.replaceAll('l', '1').replaceAll('o', '0'),
  (text) => text.replaceAll('i', '1').replaceAll('a', '4'),
  (text) => text.replaceAll('o', 'о').replaceAll('e', 'é'),
  (text) => text.normalize('NFKD').replace(/[a-z]/gu, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)),
  (text) => text.replace(/(\w\w)(\w+)/gu, '$1 $2'),
];

describe('the look at an answer', () => {
  it('sees every wording that a reading finds, however it is written', () => {
    const texts = phrases.flatMap((phrase) => disguises.map((disguise) => disguise(phrase)));
    expect(texts.filter((text) => read(text, dictionary).said.size > 0).length).toBeGreaterThan(phrases.length * 8);
    expect(texts.filter((text) => misses(text).length > 0)).toEqual([]);
  });

  it('sees it among any other words', () => {
    const word = check.oneof(
      check.constantFrom(...phrases),
      check.constantFrom(...phrases).chain((phrase) => check.constantFrom(...disguises).map((each) => each(phrase))),
      check.string({ unit: 'grapheme', maxLength: 6 }),
      check.constantFrom('the', 'boiler', 'please', 'o', 'sa', '£90', 'i’ve', '—', 'it’s'),
    );
    const text = check
      .array(check.tuple(word, check.constantFrom(' ', '', '. ', ', ', '\n', '-')), { maxLength: 8 })
      .map((parts) => parts.flat().join(''));
    check.assert(
      check.property(text, (words) => misses(words).length === 0),
      { numRuns: 3_000 },
    );
  });

  it.each([
    'Thanks Ada, I’ve got 07700 900123. What’s the postcode of the property?',
    'Got it: 3 bedrooms and 1 bathroom. Which make is the boiler?',
    'Of course, somebody from Leeds Heating can ring you.\n\nWhat’s your name?',
  ])('finds nothing that needs a reading in “%s”', (text) => {
    expect(
      prohibitions.filter((prohibition) => !prohibition.onlyInEmergency && mayBreak(lookAt(text), prohibition)),
    ).toEqual([]);
  });
});
