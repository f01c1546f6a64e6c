import { isStatesGrant } from './grant';
import { makes } from './makes';
import { modelAt } from './model';
import { isNamedAsMake } from './named-as-make';
import { type AskedOf, isPersonAt } from './named-as-person';
import { makeOfNumberedRange, makeOfRange, makerOf, mayBeginRange } from './ranges';
import { type Standing, standingOf } from './standing';
import type { Said, Telling } from './telling';
import { isMake } from './thing';

export type FoundMake = {
  readonly make: number;
  readonly name: string;
  readonly named: boolean;
  readonly parts: readonly string[];
  readonly standing: Standing;
  readonly first: number;
  readonly next: number;
};

const foundAt = (telling: Telling, index: number, asked: AskedOf): FoundMake | null => {
  const own: Said | undefined = telling.said[index];
  if (!own) return null;
  if (!isMake(own) && !mayBeginRange(own.text)) return null;
  const named = isMake(own) ? Number(own.cue?.slice('MAKE '.length)) : undefined;
  const pair = own.text + (telling.said[index + 1]?.text ?? '');
  const sure = named ?? makeOfRange.get(own.text) ?? makeOfRange.get(pair);
  const make = sure ?? makeOfNumberedRange.get(own.text);
  if (make === undefined) return null;
  const { parts, next } = modelAt(telling, named === undefined ? index : index + 1, make, own.sentence);
  const answers = asked === 'make' && telling.said.length <= 8;
  if (sure === undefined && !answers && !parts.some((part) => /\d/.test(part))) return null;
  if (named !== undefined && parts.length === 0 && isPersonAt(telling, index, asked)) return null;
  if (named !== undefined && parts.length === 0 && isStatesGrant(telling, index)) return null;
  if (named !== undefined && !answers && !isNamedAsMake(telling, index, make, parts.length > 0)) return null;
  const name = makes[make]?.name ?? '';
  return { make, name, named: named !== undefined, parts, standing: standingOf(telling, index), first: index, next };
};

export const makesIn = (telling: Telling, asked: AskedOf): FoundMake[] => {
  const all: FoundMake[] = [];
  for (let index = 0; index < telling.said.length; index += 1) {
    const found = foundAt(telling, index, asked);
    if (found) all.push(found);
  }
  return all;
};

const sameBefore = (make: number, before = ''): { readonly name: string; readonly model: string } | undefined => {
  const names = makes.flatMap(({ name }, place) => (makerOf(place) === makerOf(make) ? [name] : []));
  const name = names.find((each) => `${before} `.startsWith(`${each} `));
  return name === undefined ? undefined : { name, model: before.slice(name.length).trim() };
};

/** "worcester, a greenstar": the visitor's name for it with the most specific model. */
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
