import type { Placed } from './choose';
import { blotted } from './found';
import { type Owner, ownersOf, suits } from './phone-owners';
import { type Wish, wishesIn } from './phone-wishes';
import type { WrittenPhone } from './phones';

type PlacedPhone = Placed<WrittenPhone>;

/** What may stand between a wish and its number: "ring my wife Jan on ...". */
const upToNumber = /^(?:[\s,:(]+(?!(?:and|or|but|not|so|im|i'?m|my|mine|me)\b)[\p{L}']+){0,2}[\s,:(-]*$/iu;
const landline = (phone: PlacedPhone): boolean => !phone.found.value.startsWith('+447');

type Owned = { readonly phone: PlacedPhone; readonly owner: Owner };

const nearest = (wish: Wish, phones: readonly Owned[]): PlacedPhone | undefined => {
  const apart = ({ phone: { found } }: Owned): number =>
    found.from >= wish.to ? found.from - wish.to : Math.max(0, wish.from - found.to);
  return phones.toSorted((one, two) => apart(one) - apart(two))[0]?.phone;
};

/** "Use the other one": of two, the one not mentioned last. */
const otherOne = (wish: Wish, phones: readonly Owned[]): readonly Owned[] => {
  const others = phones.filter(({ owner }) => owner.other);
  if (others.length === 1) return others;
  const last = phones.findLast(({ phone: { found } }) => found.to <= wish.from);
  return phones.length === 2 ? phones.filter((each) => each !== last).slice(0, 1) : [];
};

const askedFor = (text: string, wish: Wish, phones: readonly Owned[]): readonly Owned[] => {
  const next = phones.find(
    ({ phone: { found } }) => found.from >= wish.to && upToNumber.test(text.slice(wish.to, found.from)),
  );
  if (next) return [next];
  const told = phones.filter(({ owner }) => suits(wish.owner, owner));
  if (told.length > 0) return told;
  if (wish.owner.other) return otherOne(wish, phones);
  if (wish.owner.place === 'home') return phones.filter(({ phone }) => landline(phone));
  return !wish.owner.person || wish.owner.person.is === 'me' ? [] : phones.filter(({ owner }) => !owner.person);
};

/** The one number that a message asks to be used by whose it is or where it rings, "ring hers"; all where it asks for none so. */
export const ofOwner = (text: string, phones: readonly PlacedPhone[]): readonly PlacedPhone[] => {
  const numbers = phones.map(({ found }) => found);
  const wishes = wishesIn(blotted(text, numbers));
  if (wishes.length === 0) return phones;
  const owners = ownersOf(text, phones);
  const owned = phones.map((phone, index): Owned => ({ phone, owner: owners[index] ?? {} }));
  const last = wishes.findLast(({ refused }) => !refused);
  const usable = owned.filter(({ phone }) => phone.standing !== 'refused');
  const found = last && nearest(last, askedFor(text, last, usable));
  if (found) return [{ ...found, standing: 'preferred' }];
  const avoided = wishes.filter(({ refused }) => refused);
  const rest = owned.filter(({ owner }) => !avoided.some((wish) => suits(wish.owner, owner)));
  return rest.length > 0 && rest.length < owned.length ? rest.map(({ phone }) => phone) : phones;
};
