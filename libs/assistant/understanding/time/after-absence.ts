import type { WallClock } from './london-clock';
import type { Phrase } from './phrases';
import type { Piece, Side } from './pieces';
import { type Range, resolve } from './resolve';

type Back = { readonly from: number; readonly to: number; readonly range: Range | null };

const away =
  /(?<!\p{L})(?:away|out|off|on hol(?:iday)?s?|abroad|in hospital|busy|not (?:back|home|around|in|here)|back|home again)(?: \p{L}+){0,4}[ ]{1,3}$/u;
const thereafter =
  /^([^.?!\n]{0,40}?(?<!\p{L}))((?:any ?(?:time|day)s? |sometime |free |whenever )?(?:after (?:that|then)|from then(?: on(?:wards)?)?|afterwards))(?!\p{L})/u;

const sideOf = (said: string, until: boolean): Side => (until || said.includes('after') ? 'after' : 'from');

const isUntil = (text: string, { from, side }: Piece): boolean =>
  side === 'by' && /^(?:till|until|til) /u.test(text.slice(from, from + 6));

/** "Away till Friday the 4th, so after that": a time from the return on; null without an absence. */
export const afterAbsence = (text: string, phrases: readonly Phrase[], now: WallClock): Back | null => {
  for (const { from, pieces } of phrases) {
    const days = pieces.filter((piece) => piece.days);
    const [first, ...rest] = days;
    const to = days.at(-1)?.to ?? from;
    const then = thereafter.exec(text.slice(to, to + 80));
    if (!first || !then || !away.test(text.slice(Math.max(0, from - 60), from))) continue;
    const [, between = '', words = ''] = then;
    const side = sideOf(words, isUntil(text, first));
    const start = to + between.length;
    const range = resolve([{ ...first, side }, ...rest], now, null);
    return { from: start, to: start + words.length, range };
  }
  return null;
};
