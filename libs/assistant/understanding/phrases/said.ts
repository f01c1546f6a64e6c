import { respell } from '../../tokenizer/spelling';
import { dictionaryOf } from '../../tokenizer/word-list';
import { readWords, type Word } from '../../tokenizer/words';
import { type Said, saidAs } from './phrase-set';
import { plainForms } from './plain-forms';
import { glueWords, ordinaryWords, tradeWords } from './spelling-words';

const misspeltToo = tradeWords
  .trim()
  .split(/\s+/)
  .map((word) => `~${word}`)
  .join(',');

const dictionary = dictionaryOf(
  [['word', { en: misspeltToo }]],
  new Set<string>(),
  `${ordinaryWords} ${[...plainForms.keys()].join(' ')}`,
  glueWords,
);

const email = /[\w.+'-]{1,64}\s?@\s?[\w.-]{1,120}/gu;
const link = /\b(?:https?:\/\/|www\.)\S{1,200}/giu;
const money = /£\s?\d/gu;
const postcode = /(?<![a-z\d])[a-z]{1,2}\d[a-z\d]?\s{0,2}\d[a-z]{2}(?![a-z\d])/giu;
const digits = /\+?\d(?:[\s().-]{0,2}\d){8,14}/gu;

const someDigit = /\d/;

/** Each detail becomes one word, so that none is read as speech. Most messages skip it by one check. */
const masked = (text: string): string => {
  let rest = text;
  if (rest.includes('@')) rest = rest.replace(email, ' emailaddress ');
  if (rest.includes('.') || rest.includes('://')) rest = rest.replace(link, ' weblink ');
  if (!someDigit.test(rest)) return rest;
  return rest
    .replace(digits, ' phonenumber ')
    .replace(postcode, ' postcodegiven ')
    .replace(money, (amount) => ` pounds ${amount.slice(1)}`);
};

const stopBetween = (text: string, before: Word, after: Word): string => {
  if (before.clause === after.clause) return '';
  const between = text.slice(before.to, after.from);
  if (between.includes('?')) return '? ';
  return before.sentence === after.sentence ? ', ' : '. ';
};

/** Lower case, typos mended, dialect written out, spaced: " my boiler is broken , can you come ? ". Linear. */
export const saidIn = (text: string): Said => {
  const shown = masked(text);
  let said = ' ';
  let before: Word | null = null;
  for (const word of respell(readWords(shown), dictionary)) {
    if (before) said += stopBetween(shown, before, word);
    said += `${plainForms.get(word.text) ?? word.text} `;
    before = word;
  }
  return saidAs(shown.trimEnd().endsWith('?') ? `${said}? ` : said);
};
