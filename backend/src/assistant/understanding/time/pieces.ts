import { dateWords } from './date-words';
import { dayWords } from './day-words';
import { bareHour, bareHourAlone, hourWords } from './hour-words';
import type { WallClock } from './london-clock';
import { partWords } from './part-words';
import { otherLanguages } from './other-languages';
import type { Meaning, Row } from './row';
import { weekWords } from './week-words';

/** Which side of its days a piece means. */
export type Side = 'on' | 'after' | 'from' | 'before' | 'by';

/** Words that a row knows; `from` and `to` are offsets in the text. */
export type Piece = Meaning & {
  readonly from: number;
  readonly to: number;
  readonly side: Side;
  readonly sure: boolean;
};

type Table = { readonly rows: readonly Row[]; readonly any: RegExp };

/** One expression for all rows turns most places down at once. */
const tableOf = (rows: readonly Row[]): Table => ({
  rows,
  any: new RegExp(rows.map(({ pattern }) => pattern.source.replaceAll(/\((?!\?)/gu, '(?:')).join('|'), 'uy'),
});

const dayRows = [...dayWords, ...weekWords, ...dateWords];
const allRows = [...dayRows, ...hourWords, ...partWords, ...otherLanguages];
const days = tableOf(dayRows);
const tables = {
  none: tableOf(allRows),
  beside: tableOf([...allRows, bareHour]),
  alone: tableOf([...allRows, bareHourAlone]),
} as const;

/** Where a bare number may be an hour: nowhere, beside a day or as an answer, or alone behind a word like "at". */
export type BareHours = keyof typeof tables;

const sideWords = /(?:any ?time[ ]{1,3})?(after|from|before|b4|by|until|till|til)[ ]{1,3}/uy;
const sides: ReadonlyMap<string, Side> = new Map<string, Side>([
  ['after', 'after'],
  ['from', 'from'],
  ['before', 'before'],
  ['b4', 'before'],
  ['by', 'by'],
]);

const longest = (text: string, from: number, { rows, any }: Table): { row: Row; said: RegExpExecArray } | null => {
  any.lastIndex = from;
  if (!any.test(text)) return null;
  let found: { row: Row; said: RegExpExecArray } | null = null;
  for (const row of rows) {
    row.pattern.lastIndex = from;
    const said = row.pattern.exec(text);
    if (said && said[0].length > (found?.said[0].length ?? 0)) found = { row, said };
  }
  return found;
};

const pieceFrom = (
  { row, said }: { row: Row; said: RegExpExecArray },
  now: WallClock,
  from: number,
  side: Side,
): Piece => {
  const groups = Array.from(said.slice(1), (group: string | undefined) => group ?? '');
  return { ...row.meaning(groups, now), from, to: said.index + said[0].length, side, sure: row.sure };
};

/** The longest piece that begins at a place of a lower-case text; a bare number is an hour only where the caller allows it. */
export const pieceAt = (text: string, from: number, now: WallClock, bareHours: BareHours): Piece | null => {
  const whole = longest(text, from, tables[bareHours]);
  sideWords.lastIndex = from;
  const side = sideWords.exec(text);
  const beside = side && longest(text, from + side[0].length, days);
  if (side && beside && side[0].length + beside.said[0].length > (whole?.said[0].length ?? 0)) {
    return pieceFrom(beside, now, from, sides.get(side[1] ?? '') ?? 'by');
  }
  return whole && pieceFrom(whole, now, from, 'on');
};
