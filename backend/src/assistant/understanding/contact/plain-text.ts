const apostrophes = /[\u2018\u2019\u02bc\u0060\u00b4\u2032]/gu;
const dashes = /[\u2010-\u2015\u2212]/gu;
// Zero-width signs, and what turns a digit into a keycap.
const invisible = /[\p{Cf}\ufe0f\u20e3]/gu;
const blanks = /\s{4,}/gu;
const drawnOut = /([^\p{L}\p{N}])\1{3,}/gu;

/** A text with one kind of space, apostrophe, dash and digit, no sign or blank more than thrice in a row, and nothing that can't be seen. Linear. */
export const plainText = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(apostrophes, "'")
    .replace(dashes, '-')
    .normalize('NFKC')
    .replace(/\r\n?/gu, '\n')
    .replace(blanks, (run) => (run.includes('\n') ? '\n\n' : '   '))
    .replace(drawnOut, '$1$1$1');
