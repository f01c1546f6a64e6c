import { wordClasses } from './word-classes';

export const anything = '*';
export const digit = '#';

const mostStrings = 4000;

const quantifier = /(?:[?*+]|\{\d+(?:,\d*)?\})\??/y;
const gap = /\.\.\d /y;
const named = /\{([a-z]\w*)\}/y;
const opening = /\((?:\?(?:<?[=!]|:))?/y;
const characterClass = /\[(?:\\.|[^\]\\])*\]/y;
const property = /\\p\{\w+\}/iy;
const plainWord = /[\p{L}\p{N}]+(?![?*+]|\{\d)/uy;

const distinct = (strings: readonly string[]): readonly string[] =>
  strings.length < 2 ? strings : [...new Set(strings)];

const inTurn = (before: readonly string[], after: readonly string[]): readonly string[] => {
  if (before.length * after.length > mostStrings) return [anything];
  const [only = ''] = after;
  if (after.length === 1) return before.map((start) => start + only);
  return distinct(before.flatMap((start) => after.map((end) => start + end)));
};

/** As often as one likes. What ends with a space each time leaves the next word a word of its own. */
const repeated = (strings: readonly string[]): readonly string[] =>
  strings.every((each) => each === '' || each.endsWith(' ')) ? ['', `${anything} `] : ['', anything];

const ofClass = new Map<string, readonly string[]>();

export class PhraseReader {
  private at = 0;

  constructor(private readonly phrase: string) {}

  /** The pieces one after the other; null where the phrase is a choice as a whole. */
  pieces(): readonly (readonly string[])[] | null {
    const pieces: (readonly string[])[] = [];
    while (!this.ended && this.next() !== '|') pieces.push(this.piece());
    return this.ended ? pieces : null;
  }

  private get ended(): boolean {
    return this.at >= this.phrase.length;
  }

  private choice(): readonly string[] {
    const strings = [...this.sequence()];
    while (this.take('|')) strings.push(...this.sequence());
    return distinct(strings);
  }

  private piece(): readonly string[] {
    const strings = this.atom();
    const [sign] = this.match(quantifier) ?? [];
    if (sign === undefined) return strings;
    if (sign.startsWith('?')) return distinct(['', ...strings]);
    return sign.startsWith('*') || sign.startsWith('{0') ? repeated(strings) : inTurn(strings, repeated(strings));
  }

  private sequence(): readonly string[] {
    let strings: readonly string[] = [''];
    while (!this.ended && !'|)'.includes(this.next())) strings = inTurn(strings, this.piece());
    return strings;
  }

  private atom(): readonly string[] {
    const [word] = this.match(plainWord) ?? [];
    if (word !== undefined) return [word];
    if (this.match(gap)) return repeated([' ']);
    const [, name] = this.match(named) ?? [];
    if (name !== undefined) return this.classOf(name);
    const [open] = this.match(opening) ?? [];
    if (open !== undefined) return this.group(open);
    if (this.match(characterClass) ?? this.match(property)) return [anything];
    if (this.take('\\')) return this.escaped();
    const character = this.next();
    this.at += 1;
    if (character === '.') return [anything];
    return '^$'.includes(character) ? [''] : [character];
  }

  private group(open: string): readonly string[] {
    const strings = this.choice();
    this.take(')');
    return open === '(' || open === '(?:' ? strings : [''];
  }

  private escaped(): readonly string[] {
    const character = this.next();
    this.at += 1;
    if (character === 'd') return [digit];
    return /\w/.test(character) ? [anything] : [character];
  }

  private classOf(name: string): readonly string[] {
    const pattern = wordClasses[name];
    if (pattern === undefined) return [name];
    const known = ofClass.get(name) ?? new PhraseReader(pattern).choice();
    ofClass.set(name, known);
    return known;
  }

  private next(): string {
    return this.phrase.charAt(this.at);
  }

  private take(character: string): boolean {
    if (this.next() !== character || this.ended) return false;
    this.at += 1;
    return true;
  }

  private match(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.at;
    const match = expression.exec(this.phrase);
    if (match) this.at += match[0].length;
    return match;
  }
}
