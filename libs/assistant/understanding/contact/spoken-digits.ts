const units =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';
const noughts = 'zero oh o nought naught nil';

const values: ReadonlyMap<string, string> = new Map([
  ...noughts.split(' ').map((word): [string, string] => [word, '0']),
  ...units.split(' ').map((word, index): [string, string] => [word, String(index + 1)]),
  ...tens.split(' ').map((word, index): [string, string] => [word, String((index + 2) * 10)]),
]);
const repeats: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['triple', 3],
  ['treble', 3],
]);

/** The digit a word stands for; null where it stands for none or for more than one. */
export const spokenDigit = (word: string): string | null => {
  const value = values.get(word.toLowerCase());
  return value?.length === 1 ? value : null;
};

export const digitsIn = (text: string): number => {
  let count = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code >= 0x30 && code <= 0x39) count += 1;
  }
  return count;
};

const isTens = (digits: string): boolean => /^[2-9]0$/.test(digits);

/** "double oh nine" is 009, "seven hundred" 700. `whole`: "one hundred forty two" is 142, else 10042. */
export const digitsOf = (words: readonly string[], whole: boolean): string => {
  let written = '';
  let times = 1;
  let last = '';
  let hundred = false;
  let joined = false;
  for (const word of words) {
    const repeated = repeats.get(word);
    const value = /^\d+$/.test(word) ? word : values.get(word);
    if (word === 'and') joined = true;
    else if (repeated !== undefined) times = repeated;
    else if (word === 'hundred') {
      written += '00';
      [last, hundred, joined] = ['', true, false];
    } else if (value !== undefined) {
      const within = hundred && (joined || (whole && value.length === 2));
      if (within) written = written.slice(0, -value.length) + value;
      else if (isTens(last) && value.length === 1 && value !== '0' && times === 1 && !/^\d/.test(word))
        written = written.slice(0, -1) + value;
      else written += value.repeat(times);
      [last, hundred, joined, times] = [/^\d/.test(word) ? '' : value, false, false, 1];
    }
  }
  return written;
};
