import { depth, digit, everyKind, kindOf, other, space } from './letter-kinds';

type Beginnings = ReadonlySet<string>;

const nothing: Beginnings = new Set(['']);
const letters = everyKind.filter((kind) => /[a-z*]/.test(kind));

const union = (all: readonly Beginnings[]): Beginnings => new Set(all.flatMap((each) => [...each]));

const followed = (one: Beginnings, next: Beginnings): Beginnings => {
  if (one === nothing) return next;
  const all = new Set<string>();
  for (const start of one) {
    if (start.length === depth) all.add(start);
    else for (const rest of next) all.add((start + rest).slice(0, depth));
  }
  return all;
};

const repeated = (each: Beginnings, least: number, most: number): Beginnings => {
  const counts: Beginnings[] = [];
  let all = nothing;
  for (let count = 0; count <= Math.min(most, Math.max(least, depth)); count += 1) {
    if (count >= least) counts.push(all);
    all = followed(all, each);
  }
  return union(counts);
};

/** What the escapes that stand for several signs may be. */
const escaped: Readonly<Record<string, readonly string[]>> = {
  d: [digit],
  w: [...letters, digit],
  s: [space, other],
  S: everyKind.filter((kind) => kind !== space),
  n: [other],
  L: letters,
  N: [digit, other],
};
/** A capital is its small letter here. */
const properties: Readonly<Record<string, string>> = { L: 'L', Lu: 'L', Ll: 'L', N: 'N' };

const count = /[?*+]|\{(\d+)(,)?(\d*)\}/uy;
const lookingAround = /\?<?[=!]/uy;
const wholeClassOrSign = /\[(?:\\.|[^\]])*\]|\\?./suy;
const groupName = /\?(?::|<\w+>)/uy;
const token = /\\p\{(\w+)\}|\\(.)|[^]/uy;

/** Reads an expression's source; it knows what the expressions of this room are written with. */
class Source {
  private index = 0;
  constructor(private readonly source: string) {}

  alternatives(): Beginnings {
    const all = [this.sequence()];
    while (this.takes('|')) all.push(this.sequence());
    return union(all);
  }

  private takes(words: string): boolean {
    if (!this.source.startsWith(words, this.index)) return false;
    this.index += words.length;
    return true;
  }

  private sequence(): Beginnings {
    let all = nothing;
    while (this.index < this.source.length && !'|)'.includes(this.source.charAt(this.index)))
      all = followed(all, this.counted(this.atom()));
    return all;
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
    if (this.takes('.')) return new Set(everyKind);
    if (!this.takes('(')) return new Set(this.signs());
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
    const all = new Set<string>();
    let last = '';
    while (!this.takes(']')) {
      const isRange =
        last !== '' && this.source.charAt(this.index) === '-' && this.source.charAt(this.index + 1) !== ']';
      if (isRange) this.index += 1;
      const from = this.index;
      const signs = this.signs();
      if (isRange) between(last, this.source.charAt(from)).forEach((kind) => all.add(kind));
      else signs.forEach((kind) => all.add(kind));
      last = this.source.charAt(from);
    }
    return denied ? new Set(everyKind) : all;
  }

  private signs(): readonly string[] {
    const [said, property, escape] = this.next(token);
    if (property !== undefined) return escaped[properties[property] ?? ''] ?? everyKind;
    if (escape !== undefined) return escaped[escape] ?? [kindOf(escape)];
    return [kindOf(said)];
  }
}

const between = (first: string, last: string): string[] => {
  const from = first.charCodeAt(0);
  return Array.from({ length: last.charCodeAt(0) - from + 1 }, (_, step) => kindOf(String.fromCharCode(from + step)));
};

/**
 * How an expression's matches can begin: three kinds of sign each, or fewer where a match may end before and anything may follow.
 * What it looks at around them is left out of account, so that there may be more beginnings than matches, never fewer.
 */
export const firstLettersOf = ({ source }: RegExp): ReadonlySet<string> => new Source(source).alternatives();
