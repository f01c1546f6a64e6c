import { storableText } from '@pilotlight/contracts/values/storable-text';
import { Parser } from 'htmlparser2';

const unread = new Set(
  'title nav footer form img svg script style noscript iframe template object select textarea button dialog'.split(' '),
);
// A word continues across these; any other tag ends a line.
const inline = new Set('a abbr b bdi bdo cite code em font i mark q s small span strong sub sup time u wbr'.split(' '));
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Nesting deeper than any page needs: closing tags are searched for among them. */
const deepest = 200;
/** Characters read between two checks whether it is enough. */
const stride = 16_384;

/** A line per block. Linear in the text's length. */
class ShownText {
  #words = '';
  #depth = 0;
  #unreadFrom: number | null = null;

  get words(): string {
    return this.#words;
  }

  get isTooDeep(): boolean {
    return this.#depth > deepest;
  }

  opens(name: string, isHidden: boolean): void {
    if (!inline.has(name)) this.#words += '\n';
    if (empty.has(name)) return;
    this.#depth += 1;
    if (isHidden || unread.has(name)) this.#unreadFrom ??= this.#depth;
  }

  closes(name: string): void {
    if (!inline.has(name)) this.#words += '\n';
    if (empty.has(name)) return;
    if (this.#unreadFrom === this.#depth) this.#unreadFrom = null;
    this.#depth -= 1;
  }

  says(text: string): void {
    if (this.#unreadFrom === null) this.#words += text.replace(/\s+/gu, ' ');
  }
}

const shownIn = (html: string, most: number): string => {
  const shown = new ShownText();
  const parser = new Parser({
    onopentag: (name, { hidden, 'aria-hidden': aria }) => shown.opens(name, hidden !== undefined || aria === 'true'),
    onclosetag: (name) => shown.closes(name),
    ontext: (text) => shown.says(text),
  });
  for (let from = 0; from < html.length; from += stride) {
    parser.write(html.slice(from, from + stride));
    if (shown.isTooDeep || shown.words.length > 4 * most) return shown.words;
  }
  parser.end();
  return shown.words;
};

// What no screen shows, and what would turn the words around it.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}]+/gu;

/** A line per paragraph, `most` characters at most. Leaves out scripts, menus and forms. */
export const pageText = (body: string, isHtml: boolean, most: number): string =>
  (isHtml ? shownIn(body, most) : body.slice(0, 4 * most))
    .split(/[\r\n]+/)
    .map((line) => storableText(line.replace(/\s+/gu, ' ').replace(unseen, '')).trim())
    .filter(Boolean)
    .join('\n')
    .slice(0, most)
    .replace(/\p{Cs}$/u, '');
