const address = /([\p{L}\d._%+-]+@[\p{L}\d.-]+\.\p{L}{2,})/u;
const link =
  /(?:[a-z][a-z\d+.-]*:\/\/|www\.)[^\s<>"']*|(?<![@\p{L}\d._%+-])(?:[\p{L}\d-]+\.)+(?:com|net|org|info|biz|uk|co|io|app|dev|xyz|ru|cn|ly|me|to|top|shop|site|online|link|click|page|eu|us)(?![\p{L}\d@-])(?:[/?#:][^\s<>"']*)?|(?<![@\p{L}\d._%+-])(?:[\p{L}\d-]+\.)+(?:\p{L}{2,}|\d+)(?::\d+)?[/?#][^\s<>"']*/giu;
/** What a mail program may take for a website, whatever its ending: boiler.It and evil.tk alike. "8.30am" and "e.g." are none. */
const maybeLink = /(?<![\p{L}\d-])(?:[\p{L}\d-]+[.\u3002\uff0e\uff61])+(?:xn--[\p{L}\d-]+|\p{L}{2,})(?![\p{L}\d])/gu;
const dot = /[.\u3002\uff0e\uff61]/gu;
// Breaks, control signs, halves of signs, what is invisible and overrides of direction.
const control = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

/** In one line, so that nothing ends a header or a field. */
export const oneLine = (value: string): string => value.replace(control, ' ').replace(/\s+/gu, ' ').trim();

/** A space after its dots keeps all that a visitor may have meant, and nobody's program links it. */
const unlinked = (words: string): string =>
  words.replace(link, '[link]').replace(maybeLink, (found) => found.replace(dot, '. '));

/** What a visitor wrote, in one line and without a link that somebody could tap; email addresses stay. */
export const neutralised = (value: string): string =>
  oneLine(value)
    .split(' ')
    .map((word) =>
      word.includes('://')
        ? unlinked(word)
        : word
            .split(address)
            .map((part) => (address.test(part) ? part : unlinked(part)))
            .join(''),
    )
    .join(' ');

/** As much of a text as fits, and no half of a sign at its end. */
export const cutTo = (text: string, most: number): string => text.slice(0, most).replace(/\p{Cs}$/u, '');
