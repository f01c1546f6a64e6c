import { read } from '../tokenizer/mentions';
import { signDictionary, type SignReading } from './lexicon/lexicon';
import { matchesOf } from './patterns/pattern';
import { rules } from './rules/rule-set';
import { softened } from './mitigation';

/** The reading with each look at a word or a mention counted. */
const counted = (reading: SignReading) => {
  const looks = { count: 0 };
  const watch = <Item extends object>(items: Item): Item =>
    new Proxy(items, {
      get: (target, key, receiver) => {
        looks.count += 1;
        return Reflect.get(target, key, receiver);
      },
    });
  const { words, mentions, at, said, saidIn } = reading;
  return { looks, reading: { words: watch(words), mentions: watch(mentions), at: watch(at), said, saidIn } };
};

const stepsFor = (text: string): number => {
  const { looks, reading } = counted(read(text, signDictionary));
  for (const { patterns } of rules) {
    for (const pattern of patterns) matchesOf(reading, pattern).forEach((match) => softened(reading, match));
  }
  return looks.count;
};

describe.each([
  ['one hazard over and over', 'gas smell '],
  ['denials without end', 'no no no smell of gas '],
  ['suppositions without end', 'if i if there smell gas '],
  ['one word over and over', 'water '],
  ['letters spelled out', 'g a s s m e l l '],
  ['words run together', 'smellgassmellgas '],
  ['commas and stops', 'gas, smell. co alarm! '],
])('a message of %s', (_kind, piece) => {
  it('takes twice the steps at twice the length, and no more', () => {
    const half = stepsFor(piece.repeat(1000).slice(0, 1000));
    const whole = stepsFor(piece.repeat(1000).slice(0, 2000));
    expect(whole).toBeLessThanOrEqual(half * 2.2 + 2000);
  });
});

it('words run together take no more steps than the same words with their spaces', () => {
  const together = stepsFor(`${'smellgas'.repeat(10)} ${'gassmell'.repeat(10)} `.repeat(10));
  const apart = stepsFor('smell gas '.repeat(100) + 'gas smell '.repeat(100));
  expect(together).toBeLessThanOrEqual(apart * 1.1);
});
