import { RegexPrefilter } from '../regex-prefilter/regex-prefilter';
import { digitsOf } from './spoken-digits';

const number =
  'zero|oh|o|nought|naught|nil|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|' +
  'seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|double|triple|treble';
const pause = String.raw`[\s,.;:/…-]{1,4}(?:(?:then|um+|uh|er+m?|and)[\s,.…-]{1,4})?`;
const counted = String.raw`(?!${pause}(?:bed|bath|rads?\b|radiator|floor|stor(?:ey|y)|o'?clock|am\b|pm\b|kids|people))`;
const token = String.raw`(?:plus|${number}|\d{1,11})(?![\p{L}\d])${counted}`;
const run = new RegExp(String.raw`(?<![\p{L}\d])${token}(?:${pause}${token}){2,16}`, 'giu');
const isWord = new RegExp(String.raw`^(?:${number})$`);
const prefilter = new RegexPrefilter({ number: new RegExp(String.raw`\b(?:${number})(?![\p{L}\d])`, 'iu') });
const ukLength = /^(?:0[1-37]\d{9}|44\d{10})$/;

const writtenOut = (words: readonly string[]): string | null => {
  const international = words[0] === 'plus';
  for (const whole of [true, false]) {
    const digits = digitsOf(words, whole);
    if (ukLength.test(digits)) return international || digits.startsWith('44') ? `+${digits}` : digits;
  }
  return null;
};

const starts = new Set(['0', 'zero', 'oh', 'o', 'nought', 'naught', 'nil', 'plus', 'double']);

const read = (said: string): string => {
  const tokens = [...said.matchAll(/[\p{L}\d']+/gu)];
  const words = tokens.map(([word]) => word.toLowerCase());
  if (!words.some((word) => isWord.test(word))) return said;
  for (const [index, { index: from }] of tokens.entries()) {
    const word = words[index] ?? '';
    if (!starts.has(word) && !/^(?:0|44)/.test(word)) continue;
    const phone = writtenOut(words.slice(index));
    if (phone !== null) return said.slice(0, from) + phone;
  }
  return said;
};

/** The text with phone numbers that are spelled in words, "oh seven seven double oh ...", written in digits. Linear. */
export const withSpokenPhones = (text: string): string => (prefilter.in(text) > 0 ? text.replace(run, read) : text);
