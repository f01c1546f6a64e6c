import type { HomeCue } from './home-dictionary';
import { makes } from './makes';
import { modelAt } from './model';
import { makeOfRange, makerOf } from './ranges';
import { postcodeMark } from './without-contacts';
import { type Standing, standingOf } from './standing';
import type { Said, Telling } from './telling';
import { isHeating, isMake } from './thing';

/** `first` and `next` are the places it takes up in what was said. */
export type FoundMake = {
  readonly make: number;
  readonly name: string;
  /** The name itself was said; else the model told whose it is. */
  readonly named: boolean;
  readonly parts: readonly string[];
  readonly standing: Standing;
  readonly first: number;
  readonly next: number;
};

const ofABoiler = new Set<HomeCue | null>(['TROUBLE', 'FITTEDPAST', 'MEND']);
const owning =
  /^(?:an|a|my|me|ma|our|old|one|itsa|itsan|isa|isan|hasa|hasan|gota|gotan|havea|havean|thats|makeis|brand|ona|onan|withan|theresan|boileris|boilerisan|boilerisa|iveg?ot|weveg?ot|ivegotan|wevegotan|gotan|is)$/;
const placed = /^(?:in|near|from|to|at|around|outside|live|im|were|towards|of|based)$/;
const place =
  /^(?:park|road|street|rd|st|city|area|based|way|close|avenue|lane|drive|news|university|cathedral|sauce|council|wr\d{1,2})$/;
const code = /^[a-z]{1,2}\d{1,3}$/;
const displayed = /^(?:e\d{3}|f\d{2})$/;

const clauseEnds = ({ said }: Telling, index: number): boolean => {
  const [own, next] = [said[index], said[index + 1]];
  return next === undefined || next.clause !== own?.clause || next.sentence !== own.sentence;
};

const kind = new Set<HomeCue | null>(['COMBI', 'SYSTEM', 'REGULAR', 'BACKBOILER', 'OIL', 'HEATPUMP']);
const boiler = new Set<HomeCue | null>(['BOILER', 'GASBOILER', 'REGULARWORD']);

/** "Main combi", "Ideal boiler"; a "main boiler" is no make's. */
const besideKind = (telling: Telling, index: number): boolean => {
  const next = telling.said[index + 1];
  if (!next || clauseEnds(telling, index)) return false;
  return kind.has(next.cue) || (boiler.has(next.cue) && telling.said[index]?.text !== 'main');
};

/** "F1 ideal", "L2 on the ideal", "main E119". */
const isBesideCode = (telling: Telling, index: number): boolean => {
  const { said } = telling;
  const own = said[index];
  const at = (place: number): Said | undefined => (said[place]?.sentence === own?.sentence ? said[place] : undefined);
  if (displayed.test(at(index + 1)?.text ?? '')) return true;
  const leading = at(index - 1)?.text.startsWith('on') === true ? index - 2 : index - 1;
  return clauseEnds(telling, index) && code.test(at(leading)?.text ?? '');
};

/** "an Ideal, 10 years old" and "Ideal combi", but no "ideal time" and no "not ideal". */
const isMeantAsMake = (telling: Telling, index: number, modelled: boolean): boolean => {
  const { said, typed } = telling;
  const [before, own, next] = [said[index - 1], said[index], said[index + 1]];
  if (modelled || said.length === 1) return true;
  if (isBesideCode(telling, index)) return true;
  if (besideKind(telling, index) || next?.text === 'one') return before?.text !== 'the';
  const mine = before?.sentence === own?.sentence && owning.test(before?.text ?? '');
  const capital = own !== undefined && /\p{Lu}/u.test(typed[own.from] ?? '');
  const beside =
    clauseEnds(telling, index) ||
    (next !== undefined &&
      (ofABoiler.has(next.cue) || code.test(next.text) || next.text === 'and' || next.cue === 'HAS'));
  const alone =
    before?.clause !== own?.clause &&
    clauseEnds(telling, index) &&
    said.some((each) => isHeating(each) && each !== own);
  if (alone && own?.text !== 'main' && (capital || own?.text !== 'ideal')) return true;
  if (mine && beside) return before?.text !== 'is' || capital;
  if (capital && beside && before?.sentence === own?.sentence) return true;
  return (
    before === undefined &&
    next !== undefined &&
    (code.test(next.text) || next.cue === 'TROUBLE') &&
    said.length > 1 &&
    said[index]?.text !== 'main'
  );
};

const counts = (telling: Telling, index: number, make: number, modelled: boolean): boolean => {
  const { said } = telling;
  const [before, next] = [said[index - 1], said[index + 1]];
  const also = makes[make]?.also;
  if (also === undefined || modelled) return true;
  if (also === 'word') return isMeantAsMake(telling, index, modelled);
  if (also === 'appliances')
    return said.some((each) => each.cue === 'BOILER' || each.cue === 'HEATPUMP' || each.cue === 'COMBI');
  const behind = telling.typed.slice(telling.said[index]?.to).trimStart();
  if (behind.startsWith(postcodeMark)) return false;
  return !(placed.test(before?.text ?? '') || place.test(next?.text ?? '')) || (next !== undefined && isHeating(next));
};

const foundAt = (telling: Telling, index: number, asked: boolean): FoundMake | null => {
  const own: Said | undefined = telling.said[index];
  if (!own) return null;
  const named = isMake(own) ? Number(own.cue?.slice('MAKE '.length)) : undefined;
  const pair = own.text + (telling.said[index + 1]?.text ?? '');
  const make = named ?? makeOfRange.get(own.text) ?? makeOfRange.get(pair);
  if (make === undefined) return null;
  const { parts, next } = modelAt(telling, named === undefined ? index : index + 1, make, own.sentence);
  const answers = asked && telling.said.length <= 8;
  if (named !== undefined && !answers && !counts(telling, index, make, parts.length > 0)) return null;
  const name = makes[make]?.name ?? '';
  return { make, name, named: named !== undefined, parts, standing: standingOf(telling, index), first: index, next };
};

/** Every make that is spoken of, in order. */
export const makesIn = (telling: Telling, asked: boolean): FoundMake[] =>
  telling.said.flatMap((_, index) => foundAt(telling, index, asked) ?? []);

/** What was told before, as far as it is of the same maker: its name and what stands behind it. */
const sameBefore = (make: number, before = ''): { readonly name: string; readonly model: string } | undefined => {
  const names = makes.flatMap(({ name }, place) => (makerOf(place) === makerOf(make) ? [name] : []));
  const name = names.find((each) => `${before} `.startsWith(`${each} `));
  return name === undefined ? undefined : { name, model: before.slice(name.length).trim() };
};

/** "worcester, a greenstar": the name as the visitor says it, with the model that is told best. */
const together = (one: FoundMake, other: FoundMake): FoundMake => {
  const fuller = one.parts.length >= other.parts.length ? one : other;
  const named = fuller.named ? fuller : fuller === one ? other : one;
  return named.named ? { ...fuller, name: named.name, named: true } : fuller;
};

/** Make and model of the boiler that is there, as its maker writes them; '' when the one told before is denied. */
export const makeIn = (found: readonly FoundMake[], before: string | undefined): string | undefined => {
  let best: FoundMake | undefined;
  let denied = false;
  for (const each of found) {
    denied ||= each.standing === 'denied' && sameBefore(each.make, before) !== undefined;
    if (each.standing !== 'there') continue;
    best = best && makerOf(best.make) === makerOf(each.make) ? together(best, each) : each;
  }
  if (!best) return denied ? '' : undefined;
  const model = best.parts.join(' ');
  const same = sameBefore(best.make, before);
  if (same && `${same.model} `.startsWith(`${model} `.trimStart()) && same.model !== '') return undefined;
  return [same && !best.named ? same.name : best.name, model].join(' ').trim();
};
