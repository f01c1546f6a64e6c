/** Learned weights: features, sorted, and for each as many whole numbers as there are classes, one feature's after the other's. */
export interface Weights {
  readonly classes: number;
  readonly features: readonly string[];
  readonly numbers: Int32Array;
}

/**
 * Four 32-bit numbers, little-endian: mark, classes, features, bytes of letters. Then a byte per feature, the letters shared with the one
 * before; a byte each, its own letters' length; all own letters in UTF-8; all numbers as zigzag LEB128.
 */
const mark = 0x31_57_4c_50;
const headBytes = 16;
const mostLetters = 255;

const sharedBy = (one: string, other: string): number => {
  const most = Math.min(one.length, other.length, mostLetters);
  let shared = 0;
  while (shared < most && one.charCodeAt(shared) === other.charCodeAt(shared)) shared += 1;
  // Half of a character is no text by itself.
  return shared > 0 && (one.charCodeAt(shared - 1) & 0xfc_00) === 0xd8_00 ? shared - 1 : shared;
};

const digitsOf = (number: number): number[] => {
  const digits: number[] = [];
  let rest = ((number << 1) ^ (number >> 31)) >>> 0;
  for (; rest > 0x7f; rest >>>= 7) digits.push((rest & 0x7f) | 0x80);
  digits.push(rest);
  return digits;
};

/** The weights as a file holds them. Throws a RangeError where a feature has more letters than a byte counts. */
export const encodedWeights = ({ classes, features, numbers }: Weights): Uint8Array => {
  const shared = features.map((feature, at) => sharedBy(feature, features[at - 1] ?? ''));
  const own = features.map((feature, at) => feature.slice(shared[at]));
  if (own.some(({ length }) => length > mostLetters)) throw new RangeError('a feature is too long');
  const letters = new TextEncoder().encode(own.join(''));
  const head = new DataView(new ArrayBuffer(headBytes));
  [mark, classes, features.length, letters.length].forEach((each, at) => head.setUint32(4 * at, each, true));
  const lengths = [...shared, ...own.map(({ length }) => length)];
  return Uint8Array.from([
    ...new Uint8Array(head.buffer),
    ...lengths,
    ...letters,
    ...Array.from(numbers).flatMap((number) => digitsOf(number)),
  ]);
};

const numbersFrom = (bytes: Uint8Array, from: number, count: number): Int32Array => {
  const numbers = new Int32Array(count);
  let at = from;
  for (let index = 0; index < count; index += 1) {
    let number = 0;
    let byte = 0x80;
    for (let shift = 0; byte > 0x7f; shift += 7) {
      byte = bytes[at] ?? 0;
      number |= (byte & 0x7f) << shift;
      at += 1;
    }
    numbers[index] = (number >>> 1) ^ -(number & 1);
  }
  if (at !== bytes.length) throw new RangeError('the weights end too soon, or too late');
  return numbers;
};

/** The weights that a file holds; throws a RangeError for any other file. A step for each letter and number. */
export const decodedWeights = (bytes: Uint8Array): Weights => {
  const head = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < headBytes || head.getUint32(0, true) !== mark) throw new RangeError('this is no file of weights');
  const [classes, count, lettersLong] = [head.getUint32(4, true), head.getUint32(8, true), head.getUint32(12, true)];
  const lettersFrom = headBytes + 2 * count;
  const numbersStart = lettersFrom + lettersLong;
  const letters = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(lettersFrom, numbersStart));
  const features: string[] = [];
  let before = '';
  let from = 0;
  for (let index = 0; index < count; index += 1) {
    const end = from + (bytes[headBytes + count + index] ?? 0);
    before = before.slice(0, bytes[headBytes + index]) + letters.slice(from, end);
    features.push(before);
    from = end;
  }
  return { classes, features, numbers: numbersFrom(bytes, numbersStart, count * classes) };
};
