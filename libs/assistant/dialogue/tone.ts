import type { Tone } from '@pilotlight/contracts/values/training';

const long: readonly (readonly [RegExp, string])[] = [
  [/\bcan’t\b/gu, 'cannot'],
  [/\bwon’t\b/gu, 'will not'],
  [/n’t\b/gu, ' not'],
  [/’ve\b/gu, ' have'],
  [/’ll\b/gu, ' will'],
  [/’re\b/gu, ' are'],
  [/’d\b/gu, ' would'],
  [/\bI’m\b/gu, 'I am'],
  [/\b(what|that|it|who|where|how|there)’s\b/giu, '$1 is'],
  [/^Thanks\b/gu, 'Thank you'],
  [/\bOf course,/gu, 'Certainly,'],
];

export const inTone = (tone: Tone, words: string): string =>
  tone === 'formal' ? long.reduce((text, [short, whole]) => text.replace(short, whole), words) : words;
