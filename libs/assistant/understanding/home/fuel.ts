import type { HomeCue } from './home-dictionary';
import { isDenied, isElsewhere, type Standing, standingOf } from './standing';
import type { Said, Telling } from './telling';
import { cuesOf, isHeating, speaksOf } from './thing';

const fuels: Partial<Record<HomeCue, string>> = {
  GASBOILER: 'gas',
  GASFUEL: 'gas',
  OIL: 'oil',
  OILWORD: 'oil',
  OILTANK: 'oil',
  LPG: 'lpg',
  LPGWORD: 'lpg',
  ELECTRIC: 'electric',
  ELECTRICFUEL: 'electric',
  SOLIDFUEL: 'solid fuel',
};

/** These are fuels only beside a home or what burns them, or as an answer: "gas combi", but no "gas" that somebody smells. */
const besideABoiler: Partial<Record<HomeCue, string>> = { GAS: 'gas', ELECTRICWORD: 'electric' };

const telltale = cuesOf(fuels, besideABoiler, { NOGAS: '' });

const using = /^(?:its|itis|using|use|heatingis|boileris|runon|runson|runningon|off|by|is|on)$/;
const escaping =
  /^(?:smel|stink|stank|pong|whiff|reek|hiss|leak|fume|egg|odou?r|sniff|nose|sick|dizz|headache|alarm|escap|hob|cooker|oven|cert)/;
const home: ReadonlySet<HomeCue | null> = new Set<HomeCue | null>([
  'BED',
  'BATH',
  'SEMI',
  'TERRACED',
  'DETACHED',
  'BUNGALOW',
  'MAISONETTE',
  'FLAT',
  'HOUSE',
]);

const ofHeating = /^(?:boileris|boilersa|heatingis|heatingby|runson|runningon)$/;

const isNumbered = (said: Said | undefined): boolean =>
  /^\d{2,3}[a-z]{0,3}$|^[a-z]{1,2}\d{2,3}$/.test(said?.text ?? '');

/** "10 yrs old", "about 5 years". */
const isAge = ({ said }: Telling, index: number): boolean => {
  const at = /^(?:about|around|roughly|nearly|over)$/.test(said[index]?.text ?? '') ? index + 1 : index;
  return (
    /^\d{1,2}$/.test(said[at]?.text ?? '') &&
    /^(?:years?|yrs?|yr|yearsold|yearold|yrsold|yrold)$/.test(said[at + 1]?.text ?? '')
  );
};

const apart = (one: Said | undefined, other: Said | undefined): boolean =>
  one === undefined ||
  other === undefined ||
  one.clause !== other.clause ||
  one.sentence !== other.sentence ||
  /[/+]/.test(other.gap);

/** "3 bed terraced gas", "Ideal Classic, gas": a word of a list that describes the home or its heating. */
const isListed = (telling: Telling, index: number): boolean => {
  const { said } = telling;
  const own = said[index];
  const [before, next] = [said[index - 1], said[index + 1]];
  const listsMore = (/^\d$/.test(next?.text ?? '') && home.has(said[index + 2]?.cue ?? null)) || next?.cue === 'NOT';
  if (!(apart(own, next) || listsMore || isAge(telling, index + 1))) return false;
  if (/^\s?\?/.test(telling.typed.slice(own?.to, (own?.to ?? 0) + 2))) return false;
  const listed =
    apart(before, own) ||
    (before !== undefined &&
      (home.has(before.cue) ||
        isHeating(before) ||
        isNumbered(before) ||
        ofHeating.test(before.text) ||
        /^(?:its|itis)$/.test(before.text)));
  const described =
    ofHeating.test(before?.text ?? '') ||
    said.some((each) => each !== own && (home.has(each.cue) || (isHeating(each) && each.cue !== own?.cue)));
  return listed && described && !said.some(({ text }) => escaping.test(text));
};

const fuelAt = (telling: Telling, index: number, asked: boolean): string | undefined => {
  const { said } = telling;
  const own = said[index];
  if (!own || own.cue === null) return undefined;
  const alone = besideABoiler[own.cue];
  if (alone === undefined) return fuels[own.cue];
  const [before, next] = [said[index - 1], said[index + 1]];
  if (asked && said.length <= 6) return alone;
  const ends = next === undefined || next.clause !== own.clause || next.text === 'and';
  if (next && !ends && isHeating(next) && next.cue !== 'SYSTEMWORD' && next.cue !== 'GAS' && next.gap.trim() === '')
    return alone;
  const freed = /^(?:getshotof|shotof|ridof|getridof|comingoff)$/.test(before?.text ?? '');
  return freed ||
    isListed(telling, index) ||
    (ends && using.test(before?.text ?? '') && said.some(isHeating) && said.length <= 12 && own.cue !== 'GAS')
    ? alone
    : undefined;
};

const standingOfFuel = (telling: Telling, index: number): Standing => {
  const [before, own] = [telling.said[index - 1], telling.said[index]];
  const told = own?.cue === 'OILTANK' || (home.has(before?.cue ?? null) && isListed(telling, index));
  if (!told) return standingOf(telling, index);
  if (isElsewhere(telling, index)) return 'elsewhere';
  return isDenied(telling, index) ? 'denied' : 'there';
};

/** Mains gas that is to be had, and isn't yet: "mains gas is in the road". */
const outside =
  /^\s(?:(?:is|has|now|just|only|available|come|came|coming|going|been|laid|runs?|pipes?|main) ){0,4}(?:in|down|up|along|to|past|outside|at|near) (?:the|our|my) (?:road|street|lane|village|close|estate|area|gate|boundary)\b/i;

const isOutside = ({ typed, said }: Telling, index: number): boolean =>
  said[index]?.cue === 'GASFUEL' && outside.test(typed.slice(said[index].to, said[index].to + 80));

type Told = { readonly cue: HomeCue | null; readonly value: string; readonly standing: Standing };

const fuelsTold = (telling: Telling, asked: boolean): Told[] =>
  telling.said.flatMap(({ cue }, index) => {
    const value = fuelAt(telling, index, asked);
    return value === undefined || isOutside(telling, index)
      ? []
      : [{ cue, value, standing: standingOfFuel(telling, index) }];
  });

const bareMains = /^\s*(?:(?:it'?s|just|on|the|erm?|um|yes|yeah)\s+){0,3}mains(?:\s+(?:one|i think|supply))?[\s.!]*$/i;

/** What the heating burns; '' when the fuel that was told before is denied. */
export const fuelIn = (telling: Telling, asked: boolean, before: string | undefined): string | undefined => {
  if (asked && bareMains.test(telling.typed)) return 'gas';
  if (!speaksOf(telling, telltale)) return undefined;
  const told = fuelsTold(telling, asked);
  const there = told.filter(({ standing }) => standing === 'there');
  const burnsGas = there.some(({ value }) => value === 'gas');
  // A tank is often left behind by who has changed to gas.
  const fuel = there.findLast(({ cue }) => !(burnsGas && cue === 'OILTANK'))?.value;
  if (fuel !== undefined) return fuel;
  const denied =
    told.some(({ value, standing }) => standing === 'denied' && value === before) ||
    (before === 'gas' && telling.said.some(({ cue }) => cue === 'NOGAS'));
  return denied ? '' : undefined;
};
