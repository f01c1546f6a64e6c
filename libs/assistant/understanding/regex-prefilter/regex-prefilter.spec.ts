import { messagesOf } from '../../testing/corpus';
import { dateWords } from '../time/date-words';
import { dayWords } from '../time/day-words';
import { bareHour, hourWords } from '../time/hour-words';
import { otherLanguages } from '../time/other-languages';
import { partWords } from '../time/part-words';
import { plain } from '../time/phrases';
import { weekWords } from '../time/week-words';
import { RegexesByPrefix, RegexPrefilter } from './regex-prefilter';

const rows = [...dayWords, ...weekWords, ...dateWords, ...hourWords, ...partWords, ...otherLanguages, bareHour];
const times =
  'Tomorrow after 4pm, the 3rd or w/c 7th; jutro po południu, środę, mâine, bore dydd Llun. İn 2 days? 12/11 10.30 half four-ish'.split(
    '/',
  );
const texts = [
  ...messagesOf('dev')
    .map(({ text }) => text)
    .filter((_, index) => index % 10 === 0),
  ...times,
];

describe('expressions by how they begin', () => {
  it('leave none untried that matches at a place', () => {
    const byPrefix = new RegexesByPrefix(rows);
    const missed: string[] = [];
    for (const text of texts.map(plain))
      for (let place = 0; place < text.length; place += 1) {
        const tried = new Set(byPrefix.at(text, place));
        for (const row of rows) {
          row.pattern.lastIndex = place;
          if (!tried.has(row) && row.pattern.test(text)) missed.push(`${text.slice(place)}: ${row.pattern.source}`);
        }
      }
    expect(missed).toEqual([]);
  });

  it('leave most untried where nothing is said of them', () => {
    const byPrefix = new RegexesByPrefix(rows);
    expect([0, 1, 2, 3, 4, 5].flatMap((place) => byPrefix.at('boiler', place))).toEqual([]);
  });
});

describe('expressions that may match anywhere in a text', () => {
  const expressions = {
    introduced: /\b(?:i'?m|my name is|it's)\s/giu,
    titled: /(?<![\p{L}'])(?:mrs?|dr|miss)\.?\s+(?=\p{L})/giu,
    numbered: /(?:\+44|0)\d{3}/u,
    polish: /\bśrod[ęea]/u,
    thanked: /\b(?:thanks|cheers|ta)\b/iu,
  };

  it('are told by one look at its words, never too few', () => {
    const mayMatch = new RegexPrefilter(expressions);
    const names = ['introduced', 'titled', 'numbered', 'polish', 'thanked'] as const;
    const missed = texts.flatMap((text) =>
      names
        .filter((name) => text.search(expressions[name]) >= 0 && (mayMatch.in(text) & mayMatch.bitOf(name)) === 0)
        .map((name) => `${name}: ${text}`),
    );
    expect(missed).toEqual([]);
  });

  it('are none where no word begins like any', () => {
    expect(new RegexPrefilter(expressions).in('Boiler keeps losing pressure')).toBe(0);
  });

  it('are told by capitals, behind brackets and by letters that are not plain', () => {
    const mayMatch = new RegexPrefilter(expressions);
    expect(mayMatch.in('(MRS OKAFOR)') & mayMatch.bitOf('titled')).not.toBe(0);
    expect(mayMatch.in('w środę') & mayMatch.bitOf('polish')).not.toBe(0);
  });
});
