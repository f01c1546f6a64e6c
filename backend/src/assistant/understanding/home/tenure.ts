import type { TenureCue } from './home-dictionary';
import { isDenied, isElsewhere } from './standing';
import type { Telling } from './telling';
import { isHeating } from './thing';

type Sign = { readonly value: string; readonly rank: number };

/** Who speaks of a tenant or a landlord tells more by "my" than by the word; of several the higher rank counts. */
const signs: Partial<Record<TenureCue, Sign>> = {
  AGENT: { value: 'agent', rank: 5 },
  LANDLORD: { value: 'landlord', rank: 4 },
  TENANT: { value: 'tenant', rank: 3 },
  MYLANDLORD: { value: 'tenant', rank: 3 },
  OWNER: { value: 'owner', rank: 2 },
  BUYING: { value: 'owner', rank: 1 },
  OTHERTENURE: { value: 'other', rank: 2 },
};

/** Said alone between commas, or as the answer to the question. */
const alone: Partial<Record<TenureCue, string>> = {
  OWNERWORD: 'owner',
  LANDLORDWORD: 'landlord',
  TENANTWORD: 'tenant',
  AGENTWORD: 'agent',
};

const selfAlone = /^(?:owner|owners|landlord|landlady|tenant|tenants|renting|rented|agent)$/;
const softened =
  /^(?:yes|yeah|yep|im|a|an|the|just|only|as|its|itsa|well|hi|hello|and|here|also|were|we|i|am|thats|that|is)$/;

type Heard = { readonly cue: TenureCue; readonly first: number; readonly last: number };

/** A clause of its own: "3 bed semi, owner". */
const standsAlone = ({ said }: Telling, { first, last }: Heard): boolean => {
  const own = said[first];
  return said.every((each, index) => {
    const beside = each.sentence === own?.sentence && each.clause === own.clause;
    return !beside || (index >= first && index <= last) || softened.test(each.text);
  });
};

const swallowed = new Set<TenureCue>(['EXCOUNCIL', 'LANDLORDCERT', 'OWNERNESS']);

const isSwallowed = (heard: readonly Heard[], { cue, first, last }: Heard): boolean =>
  heard.some(
    (each) =>
      each.first <= first &&
      each.last >= last &&
      (swallowed.has(each.cue) || (cue === 'AGENT' && each.cue === 'MYLANDLORD')),
  );

const outward = /^(?:out|to)$/;

const signOf = (telling: Telling, heard: Heard, asked: boolean): Sign | undefined => {
  const { said } = telling;
  const sign = signs[heard.cue];
  const next = said[heard.last + 1];
  if (sign) {
    const thing = said.slice(heard.last + 1, heard.last + 3);
    if (sign.value === 'owner' && said[heard.last]?.text.endsWith('own') && thing.some(isHeating)) return undefined;
    // "renting out" is a landlord's word.
    if (sign.value === 'tenant' && next?.text === 'out') return signs.LANDLORD;
    return sign;
  }
  const value = alone[heard.cue];
  if (value === undefined) return undefined;
  const text = said[heard.first]?.text ?? '';
  if (asked && said.length <= 8) return { value, rank: 2 };
  if (text === 'rented' && said[heard.first + 1] && !outward.test(next?.text ?? ''))
    return { value: 'tenant', rank: 2 };
  return selfAlone.test(text) && standsAlone(telling, heard) ? { value, rank: 2 } : undefined;
};

/** Whose home it is; '' when what was told before is denied. */
export const tenureIn = (telling: Telling, asked: boolean, before: string | undefined): string | undefined => {
  let found: Sign | undefined;
  let denied = false;
  for (const heard of telling.tenure) {
    if (isSwallowed(telling.tenure, heard)) continue;
    const sign = signOf(telling, heard, asked);
    if (!sign || isElsewhere(telling, heard.first)) continue;
    const isNot = telling.said[heard.first]?.cue === 'NOT' || isDenied(telling, heard.first);
    if (isNot) {
      denied ||= sign.value === before;
      if (found?.value === sign.value) found = undefined;
    } else if (!found || sign.rank >= found.rank) found = sign;
  }
  return found?.value ?? (denied ? '' : undefined);
};
