import type { Placed } from './choose';
import { speaksForFamily } from './for-family';
import { ofOwner } from './phone-by-owner';
import type { WrittenPhone } from './phones';

type PlacedPhone = Placed<WrittenPhone>;

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

const is = (kind: Kind, { found }: PlacedPhone, place: number, count: number): boolean => {
  if (kind === 'mobile') return found.value.startsWith('+447');
  if (kind === 'landline') return !found.value.startsWith('+447');
  return kind === 'first' ? place === 0 : place === count - 1;
};

/** Those asked for by what they are: "ring the mobile not the landline". */
const ofKind = (text: string, phones: readonly PlacedPhone[]): readonly PlacedPhone[] => {
  const fits = (kind: Kind) => (phone: PlacedPhone, place: number) => is(kind, phone, place, phones.length);
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

const ownBroken = new RegExp(
  String.raw`\b(?:(?:my|me)\s+(?:(?:own|mobile|mob|cell)\s+){0,2}(?:phone|mobile|mob)(?:'?s)?|mine(?:'?s)?)\s+(?:is\s+|has\s+|was\s+){0,2}(?:broken?|bust(?:ed)?|dead|lost|stolen|smashed|cracked|knackered|cut off|off|playing up|not working|been (?:nicked|stolen))\b` +
    String.raw`|\b(?:lost|smashed|broke|dropped) my (?:phone|mobile)\b|\b(?:no|don'?t have an?|haven'?t got an?|not got an?)\s+(?:mobile|phone)\b(?!\s+(?:call|number|signal))`,
  'iu',
);
/** The only number, another's, of somebody who says that their own phone is broken, or that the other is to be rung. */
const inStead = (text: string, phones: readonly PlacedPhone[]): readonly PlacedPhone[] =>
  ownBroken.test(text) || speaksForFamily(text)
    ? phones.map((phone) => (phone.standing === 'other' ? { ...phone, standing: 'own' } : phone))
    : phones;

const insteadOfKnown = /\b(?:instead|use|not (?:me|mine)|rather than (?:me|mine|ring me)|better|best|from now on)\b/iu;

/** By whose or what they are; all where the visitor doesn't say. `known`: one was given before. */
export const rungOn = (text: string, phones: readonly PlacedPhone[], known: boolean): readonly PlacedPhone[] => {
  if (phones.length < 2) return known && insteadOfKnown.test(text) ? ofOwner(text, phones) : inStead(text, phones);
  const wished = ofOwner(text, phones);
  return wished === phones ? ofKind(text, phones) : wished;
};
