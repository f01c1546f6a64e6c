import { isGivenName } from '../contact/person-name';
import type { Said, Telling } from './telling';
import { isHeating } from './thing';

export type AskedOf = 'make' | 'name' | null;

const isRightAfter = (before: Said, own: Said): boolean =>
  before.sentence === own.sentence && before.clause === own.clause && own.gap.trim() === '';

const namesBoiler = (next: Said | undefined, own: Said): boolean =>
  next !== undefined &&
  next.sentence === own.sentence &&
  next.clause === own.clause &&
  (isHeating(next) || next.cue === 'TROUBLE' || next.text === 'one');

/** What is left after a phone number or an address is taken out. */
const numberFollows = /^\s?,\s{8}/u;
const titled = /(?<!\p{L})(?:mrs?|ms|miss|mx|dr|doctor|mister|prof|professor)\.?\s+(?:\p{L}+\s+)?$/iu;

/** "Grant 07700 900777", or "Stanley" when a name was asked for. */
const isFirstName = ({ said, typed }: Telling, index: number, asked: AskedOf): boolean => {
  const own = said[index];
  if (!own || index > 0 || !isGivenName(typed.slice(own.from, own.to))) return false;
  return (asked === 'name' && said.length <= 2) || numberFollows.test(typed.slice(own.to));
};

/** "Mrs Ideal", "Liam Grant": a person with a maker's name. */
export const isPersonAt = (telling: Telling, index: number, asked: AskedOf): boolean => {
  const { said, typed } = telling;
  const [before, own, next] = [said[index - 1], said[index], said[index + 1]];
  if (!own || namesBoiler(next, own)) return false;
  if (titled.test(typed.slice(Math.max(0, own.from - 40), own.from))) return true;
  if (asked === 'make') return false;
  if (!before) return isFirstName(telling, index, asked);
  return isRightAfter(before, own) && isGivenName(typed.slice(before.from, before.to));
};
