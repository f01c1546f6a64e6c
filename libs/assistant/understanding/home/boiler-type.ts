import type { HomeCue } from './home-dictionary';
import { isDenied, isElsewhere, standingOf } from './standing';
import type { Said, Telling } from './telling';
import { cuesOf, isMake, speaksOf } from './thing';

const kinds: Partial<Record<HomeCue, string>> = {
  COMBI: 'combi',
  SYSTEM: 'system',
  REGULAR: 'regular',
  BACKBOILER: 'back boiler',
  HEATPUMP: 'heat pump',
  ELECTRIC: 'electric',
  STORAGE: 'storage heaters',
  WARMAIR: 'warm air',
};

/** "Heat pump's iced up" and "combis packed in": the one that is there. */
const shortened: Partial<Record<HomeCue, string>> = {
  COMBIS: 'combi',
  HEATPUMPS: 'heat pump',
  ELECTRICBOILERS: 'electric',
};
const failed = /^(?:iced|frozen|froze|packed|died|deid|gone|just|been|playing|kaput|making)/;

/** A kind by its fuel says less than one by how it is made. */
const kindsByFuel: Partial<Record<HomeCue, string>> = { OIL: 'oil', LPG: 'lpg' };

const answers: Partial<Record<HomeCue, string>> = {
  SYSTEMWORD: 'system',
  REGULARWORD: 'regular',
  BEHINDFIRE: 'back boiler',
  OILWORD: 'oil',
  OILTANK: 'oil',
  LPGWORD: 'lpg',
  ELECTRICWORD: 'electric',
  ELECTRICFUEL: 'electric',
};

const telltale = cuesOf(kinds, shortened, kindsByFuel, answers, { LOFTTANK: 'regular', CYLINDER: 'system' });

const boiler = new Set<HomeCue | null>(['BOILER', 'OIL', 'GASBOILER', 'LPG']);
const fuel = new Set<HomeCue | null>(['GAS', 'OILWORD', 'LPGWORD']);

const asksOfAll = /^(?:do|does|are|is|why|how|what|which|can|should|would|will)$/;
const firstOf = (said: readonly Said[], index: number): string =>
  said.find(({ sentence }) => sentence === said[index]?.sentence)?.text ?? '';

/** The plural's letters say one thing and its verb, or its apostrophe. */
const isOne = ({ said, typed }: Telling, index: number): boolean => {
  const [own, next] = [said[index], said[index + 1]];
  if (!own) return false;
  if (/['’]s$/i.test(typed.slice(own.from, own.to))) return true;
  if (own.asks || asksOfAll.test(firstOf(said, index)) || next?.clause !== own.clause || next.sentence !== own.sentence)
    return false;
  return (
    failed.test(next.text) ||
    (next.cue === 'TROUBLE' && !/^(?:keep|dont|wont|problem|issue|fault|error)/.test(next.text))
  );
};

/** "Viessmann Vitodens 200 system": the kind behind the model's number. */
const isSystemModel = ({ said }: Telling, index: number): boolean => {
  const [before, own, next] = [said[index - 1], said[index], said[index + 1]];
  if (
    own?.text !== 'system' ||
    own.gap.trim() !== '' ||
    (next?.clause === own.clause && !/^(?:with|w|and)$/.test(next.text))
  )
    return false;
  const numbered = /^\d{2,3}(?:[a-z]{1,3}|-[a-z])?$/.test(before?.text ?? '') && before?.sentence === own.sentence;
  return (
    numbered &&
    [2, 3, 4, 5].some((back) => {
      const each = said[index - back];
      return each !== undefined && each.sentence === own.sentence && isMake(each);
    })
  );
};

/** "regular gas boiler", "it's a regular". */
const isRegular = ({ said }: Telling, index: number): boolean => {
  const before = said[index - 1];
  const named =
    before !== undefined && (fuel.has(before.cue) || (before.cue === 'HAS' && !before.text.endsWith('the')));
  if (said[index + 1]?.text === 'one' && named && before.clause === said[index]?.clause) return true;
  if (said[index + 1]?.text === 'with' && said.some((each) => each.text.startsWith('tank'))) return true;
  const next = said[index + (fuel.has(said[index + 1]?.cue ?? null) ? 2 : 1)];
  return boiler.has(next?.cue ?? null) && next?.gap.trim() === '';
};

const valueAt = (telling: Telling, index: number, asked: boolean): string | undefined => {
  const { cue, text } = telling.said[index] ?? { cue: null, text: '' };
  if (cue === null) return undefined;
  if (cue === 'REGULARWORD' && isRegular(telling, index)) return 'regular';
  if (cue === 'SYSTEMWORD' && isSystemModel(telling, index)) return 'system';
  if (cue in shortened) return isOne(telling, index) ? shortened[cue] : undefined;
  if (cue === 'BEHINDFIRE' && telling.said.some((each) => each.cue === 'BOILER' || isMake(each))) return 'back boiler';
  if (asked && telling.said.length <= 8 && cue in answers && text !== 'newsystem') return answers[cue];
  return kinds[cue];
};

const hasLoftTank = (telling: Telling): boolean =>
  telling.said.some(
    ({ cue }, index) => cue === 'LOFTTANK' && !isDenied(telling, index) && !isElsewhere(telling, index),
  );

const onTheFloor =
  /\bfloor[\s-]?(?:standing|mounted|stander|stood)\b|\b(?:stands?|standing|sits|sat|stood) on the floor\b/i;
const tankAbove =
  /(?<!\b(?:no|without|oil|lpg|gas|fish|septic)\s(?:(?:water|cold|header)\s){0,2})\btanks?\b(?:\s(?!no\b|not\b|out\b)[a-z]+){0,3}?\s(?:upstairs|up\sstairs|loft|attic|roof|above)\b/i;

const isFloorStanding = ({ typed }: Telling): boolean => onTheFloor.test(typed) && tankAbove.test(typed);

const atOnce =
  /\b(?:instant(?:ly|aneous)?|on demand|as (?:you|u|we|i) (?:use|need|want)|straight (?:from|off) the boiler)\b/i;
const noTank =
  /\b(?:no|without an?|not got an?|haven'?t got an?|doesn'?t have an?)\s+(?:(?:hot|cold|water|storage)\s+){0,2}(?:tanks?|cylinders?)\b/i;
const twoTanks =
  /\b(?:tanks?|cylinder)\b[^.;!?]{0,40}\b(?:and|plus|another)\b[^.;!?]{0,20}\b(?:in|up) (?:the |our )?(?:loft|attic|roof)\b/i;

const described = ({ typed }: Telling): string | undefined => {
  if (atOnce.test(typed) && noTank.test(typed)) return 'combi';
  return twoTanks.test(typed) && !noTank.test(typed) ? 'regular' : undefined;
};

/** A cylinder and no tank in the loft is a sealed system. */
const isSealed = (telling: Telling): boolean => {
  const denied = telling.said.some(({ cue }, index) => cue === 'LOFTTANK' && isDenied(telling, index));
  return (
    (denied || /\b(?:sealed|pressurised) (?:system|heating)\b/i.test(telling.typed)) &&
    telling.said.some(({ cue }, index) => cue === 'CYLINDER' && standingOf(telling, index) === 'there')
  );
};

type Told = { readonly value: string; readonly denied: boolean };

const toldBy = (telling: Telling, valueOf: (said: Said, index: number) => string | undefined): Told[] =>
  telling.said.flatMap((each, index) => {
    const value = valueOf(each, index);
    if (value === undefined) return [];
    const standing = standingOf(telling, index);
    return standing === 'there' || standing === 'denied' ? [{ value, denied: standing === 'denied' }] : [];
  });

const open = (telling: Telling): boolean =>
  telling.said.some(
    ({ cue, sentence }, index) =>
      cue !== null &&
      cue in kinds &&
      standingOf(telling, index) === 'open' &&
      !telling.said.some((each) => each.sentence === sentence && each.asks && each.cue === 'WANT'),
  );

/** The kind of boiler that is there; '' when the one that was told before is denied. */
export const boilerTypeIn = (telling: Telling, asked: boolean, before: string | undefined): string | undefined => {
  const floorStanding = isFloorStanding(telling);
  const answer = asked ? described(telling) : undefined;
  if (!floorStanding && !speaksOf(telling, telltale)) return answer;
  const kindsTold = toldBy(telling, (_, index) => valueAt(telling, index, asked));
  const byFuel = toldBy(telling, ({ cue }) => (cue === null ? undefined : kindsByFuel[cue]));
  const there = kindsTold.findLast(({ denied }) => !denied)?.value;
  if (there !== undefined) return there;
  if (!open(telling)) {
    if (floorStanding || hasLoftTank(telling)) return 'regular';
    if (isSealed(telling)) return 'system';
    if (answer !== undefined) return answer;
  }
  const fuelled = byFuel.findLast(({ denied }) => !denied)?.value;
  if (fuelled !== undefined) return fuelled;
  return [...kindsTold, ...byFuel].some(({ value, denied }) => denied && value === before) ? '' : undefined;
};
