import { withinEdits } from './edit-distance';
import { read } from './mentions';
import { respell } from './spelling';
import { dictionaryOf } from './word-list';
import { readWords } from './words';

const dictionary = dictionaryOf(
  [
    ['smell', { en: '~smell' }],
    ['gas', { en: 'gas' }],
  ],
  new Set<string>(),
  'small spell',
  'i can of the a',
);

const spelled = (text: string) => respell(readWords(text), dictionary).map((word) => word.text);

describe('reading words', () => {
  it('forgets case, accents, apostrophes, wide letters and invisible ones, and keeps the offsets', () => {
    expect(readWords('Ｇás isn’t g\u200bas').map(({ text, from, to }) => [text, from, to])).toEqual([
      ['gas', 0, 3],
      ['isnt', 4, 9],
      ['gas', 10, 14],
    ]);
  });

  it('takes two halves of a letter for none where something invisible keeps them apart', () => {
    expect(readWords('a\ud801\u200b\udc00b \u{10428}c').map(({ text, from, to }) => [text, from, to])).toEqual([
      ['a', 0, 1],
      ['b', 4, 5],
      ['\u{10428}c', 6, 9],
    ]);
  });

  it('reads letters that only look Latin', () => {
    expect(readWords('gаs').map(({ text }) => text)).toEqual(['gas']);
  });

  it('sets sentences and clauses apart', () => {
    const [hello, gas, now] = readWords('Hello. Gas, now');
    expect([hello?.sentence, gas?.sentence, now?.sentence]).toEqual([0, 1, 1]);
    expect(gas?.clause).not.toBe(now?.clause);
  });

  it.each([
    ['smel gas', ['smell', 'gas']],
    ['smlel', ['smell']],
    ['smeeeell gaaaas', ['smell', 'gas']],
    ['g a s', ['gas']],
    ['g.a.s', ['gas']],
    ['icansmellgas', ['i', 'can', 'smell', 'gas']],
    ['small spell', ['small', 'spell']],
    ['xyzzy', ['xyzzy']],
  ])('mends "%s"', (text, words) => {
    expect(spelled(text)).toEqual(words);
  });

  it('mends a word the same each time', () => {
    for (const text of ['smlel', 'icansmellgas', 'smlel', 'icansmellgas', 's.m.e.l.l', 'smlel'])
      expect([text, spelled(text)]).toEqual([text, text === 'icansmellgas' ? ['i', 'can', 'smell', 'gas'] : ['smell']]);
  });

  it('hears of phrases only those that go on as they should, in the order of the lists', () => {
    const phrases = dictionaryOf(
      [
        ['off', { en: 'gas off, gas' }],
        ['bill', { en: 'gas bill, gas bill due' }],
        ['fuel', { en: 'gas' }],
      ],
      new Set(['bill']),
      '',
      '',
    );
    const heard = (text: string, across = true) =>
      read(text, phrases, across).mentions.map(({ meaning, first, last }) => [meaning, first, last]);
    expect(heard('gas off')).toEqual([
      ['off', 0, 1],
      ['off', 0, 0],
      ['fuel', 0, 0],
    ]);
    expect(heard('gas bill due gas')).toEqual([
      ['bill', 0, 2],
      ['off', 3, 3],
      ['fuel', 3, 3],
    ]);
    expect(heard('gas. Off', false)).toEqual([
      ['off', 0, 0],
      ['fuel', 0, 0],
    ]);
  });

  it('points run-together words at their own letters', () => {
    const [, gas] = respell(readWords('smellgas'), dictionary);
    expect([gas?.from, gas?.to]).toEqual([5, 8]);
  });

  it('counts a swap of neighbours as one edit', () => {
    expect(withinEdits('smlel', 'smell', 1)).toBe(true);
    expect(withinEdits('smlle', 'smell', 1)).toBe(false);
    expect(withinEdits('boil', 'smell', 2)).toBe(false);
  });
});
