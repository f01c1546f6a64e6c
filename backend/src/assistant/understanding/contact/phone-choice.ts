import type { Placed } from './choose';
import type { WrittenPhone } from './phones';

const use = String.raw`\b(?:ring|call|use|try|phone|text|contact|reach|prefer|best|rather)\b(?:\s+(?:me|us|on|by|is|to|the|my|you|use|rang|called|call|ring|please|it|one)){0,5}?\s+(?:on\s+)?(?:the|my|me on the|me on my)\s+`;
const avoid = String.raw`\b(?:not|never|don'?t\s+(?:\w+\s+){0,3}?|rather than|instead of|avoid)\s*(?:on\s+)?(?:the|my)\s+`;
const kinds = {
  mobile: 'mobile|mob|cell',
  landline: 'land ?line|home (?:number|phone|one)|house (?:number|phone|one)',
  first: 'first|former|top',
  last: 'second|last|latter|bottom',
} as const;
type Kind = keyof typeof kinds;
const all: readonly Kind[] = ['mobile', 'landline', 'first', 'last'];
const wish = new Map(
  all.map((kind) => [
    kind,
    { use: new RegExp(`${use}(?:${kinds[kind]})\\b`, 'iu'), avoid: new RegExp(`${avoid}(?:${kinds[kind]})\\b`, 'iu') },
  ]),
);
const better = new Map(
  all.map((kind) => [
    kind,
    new RegExp(
      String.raw`\b(?:the\s+|my\s+)?(?:${kinds[kind]})(?:\s+(?:number|one))?\s+(?:is|would be|'s)\s+(?:best|better|preferred|the one)|(?:${kinds[kind]})\s+(?:please|preferably|not)\b`,
      'iu',
    ),
  ]),
);

const is = (kind: Kind, { found }: Placed<WrittenPhone>, place: number, count: number): boolean => {
  if (kind === 'mobile') return found.value.startsWith('+447');
  if (kind === 'landline') return !found.value.startsWith('+447');
  return kind === 'first' ? place === 0 : place === count - 1;
};

/** The phones that the visitor asks to be rung on by what they are: "ring the mobile not the landline". All where it asks for none. */
export const rungOn = (text: string, phones: readonly Placed<WrittenPhone>[]): readonly Placed<WrittenPhone>[] => {
  if (phones.length < 2) return phones;
  const fits = (kind: Kind) => (phone: Placed<WrittenPhone>, place: number) => is(kind, phone, place, phones.length);
  for (const kind of all) {
    if (wish.get(kind)?.avoid.test(text)) {
      const rest = phones.filter((phone, place) => !fits(kind)(phone, place));
      if (rest.length > 0) return rest;
    }
    if (wish.get(kind)?.use.test(text) || better.get(kind)?.test(text)) {
      const chosen = phones.filter(fits(kind));
      if (chosen.length > 0) return chosen;
    }
  }
  return phones;
};
