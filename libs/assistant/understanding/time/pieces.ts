import { RegexesByPrefix } from '../regex-prefilter/regex-prefilter';
import { countedFrom, distance } from './counted-from';
import { dateWords } from './date-words';
import { dayWords } from './day-words';
import { bareHour, bareHourAlone, hourWords } from './hour-words';
import type { WallClock } from './london-clock';
import { monthWords } from './month-words';
import { partWords } from './part-words';
import { otherLanguages } from './other-languages';
import type { Meaning, Row } from './row';
import { weekWords } from './week-words';

export type Side = 'on' | 'after' | 'from' | 'before' | 'by';

export type Piece = Meaning & {
  readonly from: number;
  readonly to: number;
  readonly side: Side;
  readonly sure: boolean;
};

const dayRows = [...dayWords, ...weekWords, ...monthWords, ...dateWords];
const allRows = [...dayRows, ...hourWords, ...partWords, ...otherLanguages];
const days = new RegexesByPrefix(dayRows);
const rows = new RegexesByPrefix(allRows);
/** A bare hour that stands alone would be one beside a day too. */
const bare = {
  none: new RegexesByPrefix<Row>([]),
  beside: new RegexesByPrefix([bareHour]),
  alone: new RegexesByPrefix([bareHourAlone]),
} as const;

export type BareHours = keyof typeof bare;

const sideWords = {
  pattern:
    /(?:any ?(?:time|day)[ ]{1,3})?(after|from|before|b4|no later than|not later than|on or before|by|until|till|til)[ ]{1,3}/uy,
};
const sideBeginnings = new RegexesByPrefix([sideWords]);
const sides: ReadonlyMap<string, Side> = new Map<string, Side>([
  ['after', 'after'],
  ['from', 'from'],
  ['before', 'before'],
  ['b4', 'before'],
  ['by', 'by'],
]);

type Longest = { readonly row: Row; readonly said: RegExpExecArray };

const longest = (
  text: string,
  from: number,
  known: RegexesByPrefix<Row>,
  other: Longest | null = null,
): Longest | null => {
  let found = other;
  for (const row of known.at(text, from)) {
    row.pattern.lastIndex = from;
    const said = row.pattern.exec(text);
    if (said && said[0].length > (found?.said[0].length ?? 0)) found = { row, said };
  }
  return found;
};

const pieceFrom = ({ row, said }: Longest, now: WallClock, from: number, side: Side): Piece => {
  const groups = Array.from(said.slice(1), (group: string | undefined) => group ?? '');
  return { ...row.meaning(groups, now), from, to: said.index + said[0].length, side, sure: row.sure };
};

const distances = new RegexesByPrefix([distance]);
const lasting = /(?:^|[^\p{L}])(?:for|last|past|every|each|over|since|than|least|only|about|took|another)(?: the)? $/u;

/** "Three weeks on Friday": a day that is counted from another one. */
const countedAt = (text: string, from: number, now: WallClock): Piece | null => {
  if (!distances.mayBegin(text, from)) return null;
  distance.pattern.lastIndex = from;
  const said = distance.pattern.exec(text);
  if (!said || lasting.test(text.slice(Math.max(0, from - 12), from))) return null;
  const start = from + said[0].length + 1;
  const anchor = longest(text, start, days);
  if (!anchor) return null;
  const { days: anchored, to } = pieceFrom(anchor, now, start, 'on');
  const counted = countedFrom(said, anchored);
  // "The week before Tuesday" may be over: no day to come is.
  const isOver = counted?.to !== undefined && counted.to < now.day;
  return { days: isOver ? null : counted, from, to, side: 'on', sure: true };
};

const sideAt = (text: string, from: number): RegExpExecArray | null => {
  if (!sideBeginnings.mayBegin(text, from)) return null;
  sideWords.pattern.lastIndex = from;
  return sideWords.pattern.exec(text);
};

export const mayBegin = (text: string, from: number): boolean =>
  rows.mayBegin(text, from) ||
  distances.mayBegin(text, from) ||
  bare.beside.mayBegin(text, from) ||
  sideBeginnings.mayBegin(text, from);

const matchesAt = (text: string, from: number, known: RegexesByPrefix<Row>): boolean => {
  for (const { pattern } of known.at(text, from)) {
    pattern.lastIndex = from;
    if (pattern.test(text)) return true;
  }
  return false;
};

export const isPieceAt = (text: string, from: number): boolean => {
  if (matchesAt(text, from, rows) || matchesAt(text, from, bare.beside)) return true;
  const side = sideAt(text, from);
  return side !== null && matchesAt(text, from + side[0].length, days);
};

/** The longest piece that begins at a place of a lower-case text; a bare number is an hour only where the caller allows it. */
export const pieceAt = (text: string, from: number, now: WallClock, bareHours: BareHours): Piece | null => {
  const counted = countedAt(text, from, now);
  const whole = longest(text, from, bare[bareHours], longest(text, from, rows));
  const side = sideAt(text, from);
  const beside = side && longest(text, from + side[0].length, days);
  if (counted && counted.to - from > (whole?.said[0].length ?? 0)) return counted;
  if (side && beside && side[0].length + beside.said[0].length > (whole?.said[0].length ?? 0)) {
    return pieceFrom(beside, now, from, sides.get(side[1] ?? '') ?? 'by');
  }
  return whole && pieceFrom(whole, now, from, 'on');
};
