const apostrophes = /[\u2018\u2019\u02bc\u0060\u00b4\u2032]/gu;
const dashes = /[\u2010-\u2015\u2212]/gu;
// Zero-width signs, and what turns a digit into a keycap.
const invisible = /[\p{Cf}\ufe0f\u20e3]/gu;
const blanks = /\s{4,}/gu;
const drawnOut = /([^\p{L}\p{N}])\1{3,}/gu;

const longestRun = 3;

const isAlphanumeric = (code: number): boolean =>
  (code >= 0x30 && code <= 0x39) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a);

/** Only ASCII without long runs, as most texts are. */
const isPlain = (text: string): boolean => {
  let blank = 0;
  let same = 0;
  let last = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const isBlank = code === 0x20 || code === 0x0a;
    if ((code < 0x20 && !isBlank) || code >= 0x7f || code === 0x60) return false;
    blank = isBlank ? blank + 1 : 0;
    same = code === last ? same + 1 : 1;
    last = code;
    if (blank > longestRun || (same > longestRun && !isAlphanumeric(code))) return false;
  }
  return true;
};

/** One kind of space, apostrophe, dash and digit; no character more than thrice in a row; nothing invisible. Linear time. */
export const plainText = (text: string): string =>
  isPlain(text)
    ? text
    : text
        .replace(invisible, '')
        .replace(apostrophes, "'")
        .replace(dashes, '-')
        .normalize('NFKC')
        .replace(/\r\n?/gu, '\n')
        .replace(blanks, (run) => (run.includes('\n') ? '\n\n' : '   '))
        .replace(drawnOut, '$1$1$1');
