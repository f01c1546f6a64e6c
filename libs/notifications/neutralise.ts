// The whole word: an address in a link's query makes the link no address.
const address = /^[\p{P}\p{S}]*[\p{L}\d._%+-]+@[\p{L}\d.-]+\.\p{L}{2,}[\p{P}\p{S}]*$/u;
const link =
  /(?:[a-z][a-z\d+.-]*:\/\/|www\.)[^\s<>"']*|(?<![@\p{L}\d._%+-])(?:[\p{L}\d-]+\.)+(?:com|net|org|info|biz|uk|co|io|app|dev|xyz|ru|cn|ly|me|to|top|shop|site|online|link|click|page|eu|us)(?![\p{L}\d@-])(?:[/?#:][^\s<>"']*)?|(?<![@\p{L}\d._%+-])(?:[\p{L}\d-]+\.)+(?:\p{L}{2,}|\d+)(?::\d+)?[/?#][^\s<>"']*/giu;
// Breaks, control signs, halves of signs, what is invisible and overrides of direction.
const control = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

/** In one line, so that nothing ends a header or a field. */
export const oneLine = (value: string): string => value.replace(control, ' ').replace(/\s+/gu, ' ').trim();

/** What a visitor wrote, in one line and without a link to tap; email addresses stay. */
export const neutralised = (value: string): string =>
  oneLine(value)
    .split(' ')
    .map((word) => (address.test(word) && !word.includes('://') ? word : word.replace(link, '[link]')))
    .join(' ');

/** As much of a text as fits, and no half of a sign at its end. */
export const cutTo = (text: string, most: number): string => text.slice(0, most).replace(/\p{Cs}$/u, '');
