import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { HomeCue } from './home-dictionary';
import { countsRooms } from './counts-rooms';
import { roomsOf } from './numbers';
import { isDenied, isElsewhere } from './standing';
import type { Said, Telling } from './telling';
import { isHeating, speaksOf } from './thing';

const describing =
  /^(?:double|doubles|single|large|big|small|good|decent|sized|proper|x|main|full|family|extra|of|separate|bedded|normal|actual|the|whole|other|upstairs)$/;
const choice = /^(?:or|to)$/;
const adding = /^(?:and|plus|with|w|also|n)$/;
const inside = /^(?:in|of)$/;

type Count = { readonly value: number; readonly index: number; readonly denied: boolean };

const at = ({ said }: Telling, index: number, sentence: number): Said | undefined =>
  said[index]?.sentence === sentence ? said[index] : undefined;

/** "3/4 bed", "3-4 bed" and "3 or 4 bed" leave it open. */
const isOpen = (telling: Telling, number: number): boolean => {
  const { said } = telling;
  const gap = said[number]?.gap ?? '';
  if (/[/-]/.test(gap) && roomsOf(said[number - 1]?.text) !== null) return true;
  return choice.test(said[number - 1]?.text ?? '') && roomsOf(said[number - 2]?.text) !== null;
};

/** "cold in 2 bedrooms" and "2 bedrooms are cold" say how many are cold. */
const isPart = (telling: Telling, number: number, room: Said, next: Said | undefined): boolean => {
  const before = telling.said[number - 1];
  const several = room.text.endsWith('s');
  const apart = /[,§]/u.test(telling.said[number]?.gap ?? '');
  if (several && !apart && before && inside.test(before.text) && before.sentence === room.sentence) return true;
  return (
    several &&
    next !== undefined &&
    /^(?:are|arent|is|cold|freezing|that|which|wont|dont|not|stay|without)$/.test(next.text)
  );
};

/** The number that belongs to a room, before it ("3 double bedrooms") or after ("bedrooms: 3"). */
const countAt = (telling: Telling, index: number): Count | null => {
  const room = telling.said[index];
  if (!room || isElsewhere(telling, index)) return null;
  const next = at(telling, index + 1, room.sentence);
  for (let place = index - 1; place >= index - 3; place -= 1) {
    const before = at(telling, place, room.sentence);
    const value = roomsOf(before?.text);
    if (value !== null) {
      if (isOpen(telling, place) || isPart(telling, place, room, next) || /[.:]$/.test(before?.gap ?? '')) return null;
      return { value, index: place, denied: isDenied(telling, place) };
    }
    if (!before || !describing.test(before.text)) break;
  }
  const step = /^(?:is|are|equals)$/.test(next?.text ?? '') ? 2 : 1;
  const after = at(telling, index + step, room.sentence);
  const value = roomsOf(after?.text);
  const stated = step === 2 || /[:=]|\s-\s?$/.test(after?.gap ?? '');
  return value !== null && stated && countsRooms(telling, index + step) ? { value, index, denied: false } : null;
};

const lastOf = (counts: readonly Count[]): number | undefined => counts.filter(({ denied }) => !denied).at(-1)?.value;

const singles = (telling: Telling, index: number): number => {
  const [joint, number, single] = telling.said.slice(index + 1, index + 4);
  const linked = adding.test(joint?.text ?? '') || /[&+]/.test(joint?.gap ?? '');
  if (!linked || !joint) return 0;
  const [count, kind] = adding.test(joint.text) ? [number, single] : [joint, number];
  return /^singles?$/.test(kind?.text ?? '') && count ? (count.text === 'a' ? 1 : (roomsOf(count.text) ?? 0)) : 0;
};

const sleeping = /^(?:double|doubles|dbl|dbls|single|singles|twin|twins)$/;

/** "3 double 1 single": bedrooms by their size, as the answer to how many there are. */
const bySize = ({ said }: Telling): number | undefined => {
  const sizes = said.flatMap(({ text }, index) => (sleeping.test(text) ? [said[index - 1]?.text] : []));
  const counts = sizes.map((count) => (count === undefined || /^(?:a|one|and|plus)$/.test(count) ? 1 : roomsOf(count)));
  const all = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  return sizes.length < 2 || counts.includes(null) ? undefined : all;
};

const bareNumber = (telling: Telling, before: string | undefined): number | undefined => {
  const { said } = telling;
  const numbers = said.filter(({ text }, index) => roomsOf(text) !== null && countsRooms(telling, index));
  const open = said.some(({ text, cue, gap }) => choice.test(text) || cue === 'UNSURE' || /\d[/-]$/.test(gap));
  const [only, other] = numbers;
  if (!only || open || said.length > 8) return undefined;
  if (other && said[said.indexOf(other) - 1]?.cue !== 'NOT' && other.text !== before) return undefined;
  return said[said.indexOf(only) - 1]?.cue === 'NOT' ? undefined : (roomsOf(only.text) ?? undefined);
};

/** "sorry, 4 not 3" after three were told. */
const corrected = ({ said }: Telling, before: string | undefined): number | undefined => {
  if (before === undefined) return undefined;
  const index = said.findIndex(({ text }, place) => said[place - 1]?.cue === 'NOT' && String(roomsOf(text)) === before);
  if (index < 0 || said.length > 10) return undefined;
  const other = said.find(({ text }, place) => place !== index && roomsOf(text) !== null);
  return roomsOf(other?.text) ?? undefined;
};

const placesOf = ({ said }: Telling, cue: Said['cue']): number[] =>
  said.flatMap((each, index) => (each.cue === cue ? [index] : []));

const bedrooms = new Set<HomeCue>(['BED']);
const bathrooms = new Set<HomeCue>(['BATH', 'ENSUITE', 'SHOWERROOM']);

export const bedroomsIn = (telling: Telling, asked: boolean, facts: LeadFacts): string | undefined => {
  if (!asked && facts.bedrooms === undefined && !speaksOf(telling, bedrooms)) return undefined;
  const places = placesOf(telling, 'BED');
  const counts = places.flatMap((index) => {
    const count = countAt(telling, index);
    return count ? [{ ...count, value: count.value + singles(telling, index) }] : [];
  });
  const told = lastOf(counts);
  const elliptical = counts.length > 0 && told === undefined ? corrected(telling, String(counts[0]?.value)) : undefined;
  const answer = asked && places.length === 0 ? (bySize(telling) ?? bareNumber(telling, facts.bedrooms)) : undefined;
  const others = placesOf(telling, 'BATH').length + placesOf(telling, 'ENSUITE').length;
  const mended = places.length === 0 && others === 0 ? corrected(telling, facts.bedrooms) : undefined;
  return (told ?? elliptical ?? answer ?? mended)?.toString();
};

const including = /^(?:incl|inc|including|includes|which|is|being|them|those)$/;

const besides = (telling: Telling, index: number, bathrooms: number): number => {
  const { said } = telling;
  const own = said[index];
  const counted = countAt(telling, index);
  if (!own || counted?.denied || isDenied(telling, index)) return 0;
  const start = counted ? counted.index : /^(?:a|an|the)$/.test(said[index - 1]?.text ?? '') ? index - 1 : index;
  const before = said[start - 1];
  const gap = said[start]?.gap ?? '';
  if (gap.trim().endsWith('(') || (before && including.test(before.text))) return 0;
  const linked = (before && (adding.test(before.text) || before.cue === 'INTO')) || /[&+]/.test(gap);
  return linked || (/,/.test(gap) && bathrooms === 1) ? (counted?.value ?? 1) : 0;
};

const homely = new Set<Said['cue']>(['BED', 'HOUSE', 'FLAT', 'SEMI', 'TERRACED', 'DETACHED', 'BUNGALOW', 'MAISONETTE']);

/** "system boiler, 3 bath": in a list about heating a bath is a bathroom, unlike in "runs two baths". */
const isListed = (telling: Telling, index: number): boolean => {
  const { said } = telling;
  const [first, count, own, next] = [-2, -1, 0, 1].map((step) => said[index + step]);
  const begins = first === undefined || first.clause !== count?.clause || isHeating(first);
  const ends = next === undefined || next.clause !== own?.clause;
  return roomsOf(count?.text) !== null && begins && ends && (said.length === 2 || said.some(isHeating));
};

export const bathroomsIn = (telling: Telling, asked: boolean, facts: LeadFacts): string | undefined => {
  if (!asked && facts.bathrooms === undefined && !speaksOf(telling, bathrooms)) return undefined;
  const { said } = telling;
  const home = asked || said.some(({ cue }) => homely.has(cue));
  const places = placesOf(telling, 'BATH').filter(
    (index) => home || /room|rm/.test(said[index]?.text ?? '') || isListed(telling, index),
  );
  const extras = [...placesOf(telling, 'ENSUITE'), ...placesOf(telling, 'SHOWERROOM')].toSorted((a, b) => a - b);
  const counts = places.flatMap((index) => countAt(telling, index) ?? []);
  const one = places.find((index) => asked || /^(?:a|family|main)$/.test(said[index - 1]?.text ?? ''));
  const article = one !== undefined && extras.length > 0 && !isElsewhere(telling, one) ? 1 : undefined;
  const answer = asked && places.length === 0 ? bareNumber(telling, facts.bathrooms) : undefined;
  const mended =
    places.length === 0 && facts.bathrooms !== facts.bedrooms ? corrected(telling, facts.bathrooms) : undefined;
  const told = lastOf(counts) ?? article ?? answer ?? mended;
  if (told !== undefined) return String(extras.reduce((sum, index) => sum + besides(telling, index, told), told));
  return lastOf(placesOf(telling, 'SHOWERROOM').flatMap((index) => countAt(telling, index) ?? []))?.toString();
};
