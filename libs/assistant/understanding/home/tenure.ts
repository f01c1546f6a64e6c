import { isGivenName } from '../contact/person-name';
import type { TenureCue } from './home-dictionary';
import { isDenied, isElsewhere } from './standing';
import type { Telling } from './telling';
import { type Heard, type Sign, signOf, signs, textOf } from './tenure-sign';

const swallowed = new Set<TenureCue>(['EXCOUNCIL', 'LANDLORDCERT', 'OWNERNESS']);

const isSwallowed = (heard: readonly Heard[], { cue, first, last }: Heard): boolean =>
  heard.some(
    (each) =>
      each.first <= first &&
      each.last >= last &&
      (swallowed.has(each.cue) || (cue === 'AGENT' && each.cue === 'MYLANDLORD')),
  );

/** A landlord may have a letting agent. */
const isOfLandlord = (telling: Telling, heard: Heard, before: string | undefined): boolean =>
  before === 'landlord' && heard.cue === 'MYLANDLORD' && /agent|agency/u.test(textOf(telling, heard));

const business =
  /^(?:nursing|care|residential|hotels?|bnb|guest|schools?|nursery|nurseries|pubs?|restaurants?|cafe|offices?|shops?|factory|factories|warehouses?|church|churches|halls?|gyms?|clubs?|surgery|surgeries|practice|clinic|hospice|hospital|salon|sites?)(?:homes?|house)?$/u;
/** "We manage a nursing home": running a business is no letting agency. */
const isOfBusiness = ({ said }: Telling, { cue, last }: Heard): boolean =>
  cue === 'AGENT' &&
  (said[last]?.text ?? '').endsWith('manage') &&
  said.slice(last + 1, last + 4).some(({ text }) => business.test(text));

/** "Why do you ask if I own it?" */
const isIf = ({ said }: Telling, { first }: Heard): boolean => {
  const [one, two] = [said[first - 1]?.text ?? '', said[first - 2]?.text ?? ''];
  return /^(?:if|whether)$/u.test(one) || (/^(?:i|we)$/u.test(one) && /^(?:if|whether)$/u.test(two));
};

/** "No, I rent": the no answers what was asked. */
const answersNo = ({ said }: Telling, { first }: Heard): boolean =>
  /^(?:no|nope|nah)$/u.test(said[0]?.text ?? '') &&
  first > 0 &&
  first <= 2 &&
  /^(?:i|we|im|were|its)/u.test(said[1]?.text ?? '') &&
  said.slice(1, first).every(({ cue }) => cue !== 'NOT');

const asLandlord = /^\s*(\p{L}+)(?:\s\p{L}+)?[\s,-]+(?:the|your) land(?:lord|lady)[\s.!]*$/iu;
/** "Kev the landlord": who signs so lets the home. */
const signsAsLandlord = ({ typed }: Telling): boolean => {
  const [, name = ''] = typed.length < 50 ? (asLandlord.exec(typed) ?? []) : [];
  return isGivenName(name);
};

/** Whose home it is; '' when what was told before is denied. */
export const tenureIn = (telling: Telling, asked: boolean, before: string | undefined): string | undefined => {
  if (signsAsLandlord(telling)) return 'landlord';
  let found: Sign | undefined;
  let denied = false;
  for (const heard of telling.tenure) {
    if (isIf(telling, heard) || isSwallowed(telling.tenure, heard)) continue;
    if (isOfLandlord(telling, heard, before) || isOfBusiness(telling, heard)) continue;
    const sign = signOf(telling, heard, asked);
    if (!sign || isElsewhere(telling, heard.first)) continue;
    const isNot =
      telling.said[heard.first]?.cue === 'NOT' || (isDenied(telling, heard.first) && !answersNo(telling, heard));
    if (isNot && textOf(telling, heard).endsWith('mortgage')) {
      if (heard.cue === 'OWNER') found ??= signs.OWNER;
      continue;
    }
    if (isNot) {
      denied ||= sign.value === before;
      if (found?.value === sign.value) found = undefined;
    } else if (!found || sign.rank >= found.rank) found = sign;
  }
  return found?.value ?? (denied ? '' : undefined);
};
