import type { HomeCue } from './home-dictionary';
import { makes } from './makes';
import { modelAt } from './model';
import { makeOfRange } from './ranges';
import { postcodeMark } from './without-contacts';
import { isHeating, isMake, type Standing, standingOf } from './standing';
import type { Said, Telling } from './telling';

/** `first` and `next` are the places it takes up in what was said. */
export type FoundMake = {
  readonly make: number;
  readonly words: readonly string[];
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

/** "an Ideal, 10 years old" and "Ideal combi", but no "ideal time" and no "not ideal". */
const isMeantAsMake = (telling: Telling, index: number, modelled: boolean): boolean => {
  const { said, typed } = telling;
  const [before, own, next] = [said[index - 1], said[index], said[index + 1]];
  if (modelled || said.length === 1) return true;
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

/** "bosch" after "worcester" and the like are one maker. */
const isSame = (one: number, other: number): boolean => makes[one]?.name === makes[other]?.name;

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
  const words = [makes[make]?.name ?? '', ...parts];
  return { make, words, standing: standingOf(telling, index), first: index, next };
};

/** Every make that is spoken of, in order. */
export const makesIn = (telling: Telling, asked: boolean): FoundMake[] =>
  telling.said.flatMap((_, index) => foundAt(telling, index, asked) ?? []);

/** Make and model of the boiler that is there, as its maker writes them; '' when the one told before is denied. */
export const makeIn = (found: readonly FoundMake[], before: string | undefined): string | undefined => {
  let best: FoundMake | undefined;
  let denied = false;
  for (const each of found) {
    denied ||= each.standing === 'denied' && before?.startsWith(each.words[0] ?? '') === true;
    const less = best && isSame(best.make, each.make) && best.words.length >= each.words.length;
    if (each.standing === 'there' && !less) best = each;
  }
  if (!best) return denied ? '' : undefined;
  const told = best.words.join(' ');
  return before?.startsWith(`${told} `) ? undefined : told;
};
