import type { HomeCue, TenureCue } from './home-dictionary';
import type { Telling } from './telling';
import { isHeating } from './thing';

export type Sign = { readonly value: string; readonly rank: number };

/** "my" says more than "tenant" or "landlord"; the higher rank counts. */
export const signs: Partial<Record<TenureCue, Sign>> = {
  AGENT: { value: 'agent', rank: 5 },
  LANDLORD: { value: 'landlord', rank: 4 },
  TENANT: { value: 'tenant', rank: 3 },
  MYLANDLORD: { value: 'tenant', rank: 3 },
  OWNER: { value: 'owner', rank: 2 },
  BUYING: { value: 'owner', rank: 1 },
  OTHERTENURE: { value: 'other', rank: 2 },
};

const alone: Partial<Record<TenureCue, string>> = {
  OWNERWORD: 'owner',
  LANDLORDWORD: 'landlord',
  TENANTWORD: 'tenant',
  AGENTWORD: 'agent',
};

const selfAlone = /^(?:owner|owners|landlord|landlady|tenant|tenants|renter|renters|renting|rented|agent|estate)$/;
const softened =
  /^(?:yes|yeah|yep|im|a|an|the|just|only|as|its|itsa|well|hi|hello|and|here|also|were|we|i|am|thats|that|is)$/;

export type Heard = { readonly cue: TenureCue; readonly first: number; readonly last: number };

/** A clause of its own: "3 bed semi, owner". */
const standsAlone = ({ said }: Telling, { first, last }: Heard): boolean => {
  const own = said[first];
  return said.every((each, index) => {
    const beside = each.sentence === own?.sentence && each.clause === own.clause;
    return !beside || (index >= first && index <= last) || softened.test(each.text);
  });
};

const outward = /^(?:out|to)$/;
const myself = /^(?:me|myself|moi)$/;
const ofALandlord =
  /^(?:says?|said|saying|ok|okay|okd|fine|happy|aware|knows?|agrees?|agreed|allows?|lives?|is|isnt|was|will|wont|would|wouldnt|wants?|has|hasnt|had|does|doesnt|did|didnt|can|cant|could|told|tells|asked|sent|gave|pays?|paying|refus\w*|ignor\w*|approv\w*|not|never|dont|answers?|reckons|thinks|given|giving|sorts|permission|consent|insists|keeps|got)$/;
const whoRents =
  /^(?:i|im|am|we|were|are|is|student|students|just|only|still|currently|also|family|couple|people|but|me|been)$/;
const homes: ReadonlySet<HomeCue | null> = new Set<HomeCue | null>([
  'HOUSE',
  'FLAT',
  'BED',
  'SEMI',
  'TERRACED',
  'DETACHED',
  'BUNGALOW',
  'MAISONETTE',
  'OTHERHOME',
]);
const bare = /^(?:(?:i|we)vebought|justbought(?:the)?|buying(?:a|the|it)?|boughtit|recentlybought)$/;
const goods =
  /^(?:off|from|thermostat|valve|pump|rads?|radiators?|hive|nest|taps?|parts?|shower|cooker|hob|pcb|fan|kit|one|filter|meter|alarm|heater)$/;

export const textOf = ({ said }: Telling, { first, last }: Heard): string =>
  said
    .slice(first, last + 1)
    .map(({ text }) => text)
    .join('');

/** "just bought a nest", "a boiler I've bought": what was bought is no home. */
const isOfGoods = (telling: Telling, heard: Heard): boolean => {
  const { said } = telling;
  const before = said[heard.first - 1];
  if (before && isHeating(before)) return true;
  if (said.slice(Math.max(0, heard.first - 3), heard.first).some(({ cue }) => homes.has(cue))) return false;
  for (const each of said.slice(heard.last + 1, heard.last + 6)) {
    if (homes.has(each.cue) || /^(?:place|home|property)$/.test(each.text)) return false;
    if (
      each.sentence === said[heard.last]?.sentence &&
      (isHeating(each) || each.cue === 'BOUGHT' || goods.test(each.text))
    )
      return true;
  }
  return false;
};

/** "letting it out", "renting the flat out" are a landlord's words, "student renting" a tenant's. */
const isRenting = ({ said }: Telling, { first, last }: Heard): boolean => {
  const following = said.slice(last + 1, last + 5).map(({ text }) => text);
  return whoRents.test(said[first - 1]?.text ?? '') && !following.includes('out') && !outward.test(following[0] ?? '');
};

const notYet =
  /\b(?:get(?:ting)? (?:the|our|my) keys|(?:haven'?t|not|yet to) (?:yet )?(?:exchanged?|completed?|moved|got the keys)|(?:exchang|complet)ing|completion|(?:we|i|to) (?:exchange|complete)|vendors?|sellers?|survey|offer (?:was |has been |is )?accepted|(?:process of|hoping to|looking to|looking at|thinking of|thinking about|about to|going to) buy(?:ing)?|sale (?:goes|to go) through)\b/iu;
/** "First time buyers, we should get the keys in May": it is not theirs yet. */
const isNotYetTheirs = (telling: Telling, heard: Heard): boolean =>
  /buy|exchange|complet/.test(textOf(telling, heard)) &&
  !/completed/.test(textOf(telling, heard)) &&
  notYet.test(telling.typed);

const spokenOf =
  /^(?:are|arent|is|isnt|was|were|say|says|said|told|want|wants|wont|will|would|wouldnt|have|has|need|needs|insist\w*|allow\w*|do|dont|doesnt|never|keep|keeps|sent|asked|know\w*|approve\w*|refuse\w*)$/;
/** "The managing agents are funny about flues": somebody else manages the block. */
const isAnothersAgent = ({ said }: Telling, { cue, first, last }: Heard): boolean =>
  cue === 'AGENT' &&
  /^(?:agents?|managers?|management|agency|company)$/.test(said[last]?.text ?? '') &&
  /^(?:the|our|my|their|blocks?)$/.test(said[first - 1]?.text ?? '') &&
  spokenOf.test(said[last + 1]?.text ?? '');

const rents: ReadonlySet<TenureCue> = new Set<TenureCue>(['TENANT', 'MYLANDLORD']);
const capital = /^\p{Lu}/u;

/** "Priya from Castle Lettings", or "Ollie, Parkside Lettings" in a clause of its own behind a name; not whom somebody rents from. */
const isOfLettings = ({ said, typed, tenure }: Telling, { first }: Heard): boolean => {
  if (tenure.some(({ cue }) => rents.has(cue))) return false;
  if (/^(?:from|at|for|with)$/.test(said[first - 2]?.text ?? '')) return true;
  const own = said[first];
  const begin = said.findIndex(({ clause, sentence }) => clause === own?.clause && sentence === own.sentence);
  const before = said[begin - 1];
  if (!own || !before || begin === first || said[first + 1]?.clause === own.clause) return false;
  const behindName = said.filter(({ clause, sentence }) => clause === before.clause && sentence === before.sentence);
  return [...behindName, ...said.slice(begin, first + 1)].every(
    ({ from, text }) =>
      text === 'and' || (capital.test(typed.slice(from)) && !/^(?:land(?:lord|lady)|owner)$/.test(text)),
  );
};

/** "Fiona Strand (agent)": in brackets behind a name and nothing else. */
const isInBrackets = ({ said, typed }: Telling, { first }: Heard): boolean => {
  const own = said[first];
  const named = said
    .slice(0, first)
    .filter(({ clause, sentence }) => clause === own?.clause && sentence === own.sentence);
  if (!own || named.length === 0 || !named.every(({ from }) => capital.test(typed.slice(from)))) return false;
  return own.gap.trim() === '(' && /^\)[\s,.:;!|-]*(?:$|\n|[+\d(])/u.test(typed.slice(own.to));
};

const letsHome =
  /^(?:out|privately|via|through|furnished|property|properties|place|rooms?|tenants?|students?|portfolio)$/;
/** "I let the flat to students", not "I let the air out" or "we let it run". */
const isLetting = ({ said }: Telling, { last }: Heard): boolean => {
  const following = said.slice(last + 1, last + 5).filter(({ clause }) => clause === said[last]?.clause);
  const [next] = following;
  if (!next || letsHome.test(next.text)) return true;
  return following.some(({ cue, text }) => homes.has(cue) || (text !== 'out' && letsHome.test(text)));
};

const signOfWord = (telling: Telling, heard: Heard, asked: boolean): Sign | undefined => {
  const { said } = telling;
  const value = alone[heard.cue];
  if (value === undefined) return undefined;
  const [text, next] = [said[heard.first]?.text ?? '', said[heard.last + 1]?.text ?? ''];
  if (heard.cue === 'LANDLORDWORD') {
    if (myself.test(next)) return signs.LANDLORD;
    const close = said[heard.last + 1]?.clause === said[heard.last]?.clause;
    if (close && ofALandlord.test(next)) return signs.MYLANDLORD;
  }
  if (text === 'lettings') return isOfLettings(telling, heard) ? signs.AGENT : undefined;
  if (isInBrackets(telling, heard)) return { value, rank: 2 };
  if (text === 'rent' && next === 'it' && standsAlone(telling, { ...heard, last: heard.last + 1 }))
    return { value, rank: 2 };
  if (asked && said.length <= 8) return { value, rank: 2 };
  if (text === 'rented' && said[heard.first + 1] && !outward.test(next)) return { value: 'tenant', rank: 2 };
  if (text === 'renting' && isRenting(telling, heard)) return { value: 'tenant', rank: 2 };
  const begins = said[heard.first - 1] === undefined || said[heard.first - 1]?.clause !== said[heard.first]?.clause;
  if (begins && next === 'but' && selfAlone.test(text)) return { value, rank: 2 };
  return selfAlone.test(text) && standsAlone(telling, heard) ? { value, rank: 2 } : undefined;
};

export const signOf = (telling: Telling, heard: Heard, asked: boolean): Sign | undefined => {
  const { said } = telling;
  const sign = signs[heard.cue];
  if (!sign) return signOfWord(telling, heard, asked);
  if (/^(?:i|we)let$/.test(textOf(telling, heard)) && !isLetting(telling, heard)) return undefined;
  const next = said[heard.last + 1];
  const thing = said.slice(heard.last + 1, heard.last + 3);
  if (sign.value === 'owner' && said[heard.last]?.text.endsWith('own') && thing.some(isHeating)) return undefined;
  if (isAnothersAgent(telling, heard) || (heard.cue === 'BUYING' && isNotYetTheirs(telling, heard))) return undefined;
  if (heard.cue === 'BUYING' && bare.test(textOf(telling, heard)) && isOfGoods(telling, heard)) return undefined;
  if (heard.cue === 'MYLANDLORD' && myself.test(next?.text ?? '') && /landlord(?:is)?$/.test(textOf(telling, heard)))
    return signs.LANDLORD;
  const following = said.slice(heard.last + 1, heard.last + 4);
  if (sign.value === 'tenant' && following.some(({ text }) => /^(?:flat)?out$/.test(text))) return signs.LANDLORD;
  return sign;
};
