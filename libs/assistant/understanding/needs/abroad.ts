import type { AskedFor } from '@pilotlight/contracts/values/asked-for';
import type { Said } from '../phrases/phrase-set';
import { matches, lastOf, saidAt, without } from '../phrases/matching';
import { atHomeAbroad, atHomeHere, away, eircode, othersAbroad } from './phrase-sets/abroad-phrases';

/** Words, with spaces around them, of an answer that is only a name. */
const mostNames = 5;

export const givesEircode = (said: Said): boolean => matches(eircode, said);

/** Where a message says last that the home is abroad, and that it is here; -1 where it doesn't. Asked for a name, people are called Spain too. */
export const homeAbroadIn = (said: Said, asked: AskedFor): { readonly abroad: number; readonly here: number } => {
  const here = saidAt(atHomeHere, said);
  const code = lastOf(eircode, said);
  if (matches(away, said) || (asked === 'name' && said.text.split(' ').length <= mostNames))
    return { abroad: code, here };
  return { abroad: Math.max(code, lastOf(atHomeAbroad, without(othersAbroad, said))), here };
};
