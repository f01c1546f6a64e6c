import { firstLettersOf } from './first-letters';
import { depth, eachOf, everyKind, isLetterKind, kindAt, placeAt, places, spaceKind } from './sign-kinds';

const worked = (pattern: RegExp): ReadonlySet<number> => {
  const all = new Set<number>();
  for (const beginning of firstLettersOf(pattern)) {
    let found = [0];
    for (let index = 0; index < depth; index += 1) {
      const kinds = eachOf(beginning[index] ?? everyKind);
      found = found.flatMap((place) => kinds.map((kind) => (place << 5) | kind));
    }
    for (const place of found) all.add(place);
  }
  return all;
};

const known = new WeakMap<RegExp, ReadonlySet<number>>();

const placesOf = (pattern: RegExp): ReadonlySet<number> => {
  const found = known.get(pattern) ?? worked(pattern);
  known.set(pattern, found);
  return found;
};

/** Expressions that are tried at one place of a text, by the letters that stand there: most of many are not tried at all. */
export class RegexesByPrefix<Item extends { readonly pattern: RegExp }> {
  private readonly lists: (readonly Item[])[] = [[]];
  private readonly table = new Uint16Array(places);

  constructor(items: readonly Item[]) {
    for (const item of items) {
      const longer = new Map<number, number>();
      for (const place of placesOf(item.pattern)) {
        const list = this.table[place] ?? 0;
        const number = longer.get(list) ?? this.lists.push([...(this.lists[list] ?? []), item]) - 1;
        longer.set(list, number);
        this.table[place] = number;
      }
    }
  }

  at(text: string, index: number): readonly Item[] {
    return this.lists[this.table[placeAt(text, index)] ?? 0] ?? [];
  }

  mayBegin(text: string, index: number): boolean {
    return (this.table[placeAt(text, index)] ?? 0) > 0;
  }
}

/** Up to eight expressions, a bit each. Matches must begin at a word or a sign that is no letter, never at a blank. */
export class RegexPrefilter<Name extends string> {
  private readonly table = new Uint8Array(places);
  private readonly bits = new Map<Name, number>();

  constructor(expressions: Readonly<Record<Name, RegExp>>) {
    for (const name in expressions) {
      const bit = 1 << this.bits.size;
      this.bits.set(name, bit);
      for (const place of placesOf(expressions[name])) this.table[place] = (this.table[place] ?? 0) | bit;
    }
  }

  bitOf(name: Name): number {
    return this.bits.get(name) ?? 0;
  }

  /** The bits of those that may match in a text without compatibility forms (NFKC). Linear. */
  in(text: string): number {
    let found = 0;
    let inWord = false;
    for (let index = 0; index < text.length; index += 1) {
      const kind = kindAt(text, index);
      const isLetter = isLetterKind(kind);
      if (!(inWord && isLetter) && kind !== spaceKind) found |= this.table[placeAt(text, index)] ?? 0;
      inWord = isLetter;
    }
    return found;
  }
}
