import { storableText } from './storable-text';

const marks = (count: number): string => '\u0301'.repeat(count);

it.each([
  ['a\0b', 'ab'],
  ['half\uD83D of a pair', 'half of a pair'],
  ['\u202Eorange\u202C \u2066txet\u2069', 'orange txet'],
  [`Z${marks(1_998)}y`, `Z${marks(8)}y`],
  [`a${marks(8)}b${marks(9)}`, `a${marks(8)}b${marks(8)}`],
  ['\u200B\u200B', ''],
  [' \u2060\uFEFF\n\u00AD', ''],
  ['\u3164\uFFA0\u115F', ''],
  ['\u2800', ''],
  ['\uFE0F\u200D\u{E0041}', ''],
  ['\u061C\u200F\u180E', ''],
])('leaves out of %j what nobody types', (text, kept) => {
  expect(storableText(text)).toBe(kept);
});

it.each([
  'Siân, 2 Heol y Bont',
  'Nguye\u0302\u0303n',
  'हिन्दी',
  'עִבְרִ֑ית',
  '👩‍👩‍👧‍👦🏳️‍🌈 1️⃣',
  'مرحبا\u200F',
  '£89.50\n',
  '\u200Bhi\u200B',
  '.',
  '?',
  '❤️',
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  '한',
  '👍🏽',
])('keeps %s as it is written', (text) => {
  expect(storableText(text)).toBe(text);
});
