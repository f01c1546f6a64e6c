const address = /[\p{L}\d._%+-]+@[\p{L}\d.-]+\.\p{L}{2,}/u;
const link =
  /(?:[a-z][a-z\d+.-]*:\/\/|www\.)[^\s<>"']*|(?<![@\p{L}\d._%+-])(?:[\p{L}\d-]+\.)+(?:com|net|org|info|biz|uk|co|io|app|dev|xyz|ru|cn|ly|me|to|top|shop|site|online|link|click|page|eu|us)(?![\p{L}\d@-])(?:[/?#:][^\s<>"']*)?/giu;
const control = /[\p{Cc}\p{Zl}\p{Zp}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

/** In one line, so that nothing ends a header or a field. */
export const oneLine = (value: string): string => value.replace(control, ' ').replace(/\s+/gu, ' ').trim();

/** What a visitor wrote, in one line and without a link to tap; email addresses stay. */
export const neutralised = (value: string): string =>
  oneLine(value)
    .split(' ')
    .map((word) => (address.test(word) && !word.includes('://') ? word : word.replace(link, '[link]')))
    .join(' ');
