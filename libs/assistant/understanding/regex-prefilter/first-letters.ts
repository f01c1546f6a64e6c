import { depth, digit, everyKind, type Kinds, kindsOf, letters, other, space } from './sign-kinds';

/** The kinds of a match's first signs, `depth` of them, or fewer where it may end before. */
type Beginning = readonly Kinds[];
type Beginnings = readonly Beginning[];

const nothing: Beginnings = [[]];
const one = (kinds: Kinds): Beginnings => [[kinds]];

const union = (all: Beginnings): Beginnings => [...new Map(all.map((each) => [each.join(), each])).values()];

const isWhole = (start: Beginning): boolean => start.length === depth;

const followed = (starts: Beginnings, next: Beginnings): Beginnings =>
  starts.every(isWhole)
    ? starts
    : union(
        starts.flatMap((start) => (isWhole(start) ? [start] : next.map((rest) => [...start, ...rest].slice(0, depth)))),
      );

const repeated = (each: Beginnings, least: number, most: number): Beginnings => {
  const counts: Beginnings[] = [];
  let all = nothing;
  for (let count = 0; count <= Math.min(most, Math.max(least, depth)); count += 1) {
    if (count >= least) counts.push(all);
    all = followed(all, each);
  }
  return union(counts.flat());
};

const escaped: Readonly<Record<string, Kinds>> = {
  d: digit,
  w: letters | other | digit,
  s: space | other,
  S: everyKind & ~space,
  n: other,
  L: letters | other,
  N: digit | other,
};
const properties: Readonly<Record<string, string>> = { L: 'L', Lu: 'L', Ll: 'L', N: 'N' };

const count = /[?*+]|\{(\d+)(,)?(\d*)\}/uy;
const lookingAround = /\?<?[=!]/uy;
const wholeClassOrSign = /\[(?:\\.|[^\]])*\]|\\?./suy;
const groupName = /\?(?::|<\w+>)/uy;
const token = /\\p\{(\w+)\}|\\(.)|[^]/uy;

class Source {
  private index = 0;
  constructor(private readonly source: string) {}

  alternatives(): Beginnings {
    const all = [...this.sequence()];
    while (this.takes('|')) all.push(...this.sequence());
    return union(all);
  }

  private takes(words: string): boolean {
    if (!this.source.startsWith(words, this.index)) return false;
    this.index += words.length;
    return true;
  }

  private sequence(): Beginnings {
    let all = nothing;
    while (!this.isOver() && !all.every(isWhole)) all = followed(all, this.counted(this.atom()));
    this.passRest();
    return all;
  }

  private isOver(): boolean {
    return this.index === this.source.length || '|)'.includes(this.source.charAt(this.index));
  }

  private passRest(): void {
    for (let open = 0; this.index < this.source.length && (open > 0 || !this.isOver());) {
      const [said] = this.next(wholeClassOrSign);
      if (said === '(') open += 1;
      if (said === ')') open -= 1;
    }
  }

  private next(words: RegExp): RegExpExecArray | [string] {
    words.lastIndex = this.index;
    const said = words.exec(this.source) ?? [''];
    this.index += said[0].length;
    return said;
  }

  private counted(each: Beginnings): Beginnings {
    const [said, least, comma, most] = this.next(count);
    if (said === '') return each;
    this.takes('?');
    if (said === '?') return repeated(each, 0, 1);
    if (said === '*') return repeated(each, 0, depth);
    if (said === '+') return repeated(each, 1, depth);
    return repeated(each, Number(least), comma ? Number(most || Infinity) : Number(least));
  }

  private atom(): Beginnings {
    if (this.takes('[')) return this.oneOf();
    if (this.takes('^') || this.takes('$') || this.takes(String.raw`\b`)) return nothing;
    if (this.takes('.')) return one(everyKind);
    if (!this.takes('(')) return one(this.sign());
    const [looksAround] = this.next(lookingAround);
    if (looksAround !== '') return this.skipped();
    this.next(groupName);
    const inside = this.alternatives();
    this.takes(')');
    return inside;
  }

  /** What is only looked at, up to the bracket that closes it. */
  private skipped(): Beginnings {
    for (let open = 1; open > 0;) {
      const [said] = this.next(wholeClassOrSign);
      if (said === '(') open += 1;
      if (said === ')' || said === '') open -= 1;
    }
    return nothing;
  }

  private oneOf(): Beginnings {
    const denied = this.takes('^');
    let all: Kinds = 0;
    let last = '';
    while (!this.takes(']')) {
      const isRange =
        last !== '' && this.source.charAt(this.index) === '-' && this.source.charAt(this.index + 1) !== ']';
      if (isRange) this.index += 1;
      const from = this.index;
      all |= this.sign();
      if (isRange) all |= between(last, this.source.charAt(from));
      last = this.source.charAt(from);
    }
    return one(denied ? everyKind : all);
  }

  private sign(): Kinds {
    const [said, property, escape] = this.next(token);
    if (property !== undefined) return escaped[properties[property] ?? ''] ?? everyKind;
    if (escape !== undefined) return escaped[escape] ?? kindsOf(escape);
    return kindsOf(said);
  }
}

const between = (first: string, last: string): Kinds => {
  let all: Kinds = 0;
  for (let code = first.charCodeAt(0); code <= last.charCodeAt(0); code += 1) all |= kindsOf(String.fromCharCode(code));
  return all;
};

/** The first three signs, or fewer. Ignores lookarounds: there may be more beginnings than matches, never fewer. */
export const firstLettersOf = ({ source }: RegExp): Beginnings => new Source(source).alternatives();
