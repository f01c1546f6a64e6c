import type { TranscriptEntry } from '@pilotlight/contracts/http/conversations';
import { ERASED } from '@pilotlight/contracts/events/personal';
import { speakerOf } from './said';
import { formatLongDate, formatTime } from '../../ui/format';

/** A stretch of text; `hit` where a safety rule found its words. */
interface Stretch {
  readonly text: string;
  readonly hit: boolean;
}

/** What was said on one line, with the marks of what it led to. Marks before the first line stand alone. */
export interface Turn {
  readonly id: string;
  readonly said: TranscriptEntry | null;
  readonly marks: readonly TranscriptEntry[];
  /** The first line of its day: "Thursday 19 November 2026". */
  readonly day: string | null;
  /** The last of what one speaker said within a minute: there stands who it was and when. */
  readonly endsGroup: boolean;
}

type Growing = Omit<Turn, 'marks' | 'endsGroup'> & { readonly marks: TranscriptEntry[] };

const turnOf = (entry: TranscriptEntry, previous: TranscriptEntry | null | undefined): Growing => {
  const { id, timestamp } = entry;
  const said = speakerOf(entry) !== null;
  const sameDay = previous && formatLongDate(previous.timestamp) === formatLongDate(timestamp);
  return {
    id,
    said: said ? entry : null,
    marks: said ? [] : [entry],
    day: sameDay ? null : formatLongDate(timestamp),
  };
};

const endsGroup = ({ said, marks }: Growing, next: Growing | undefined): boolean =>
  !said ||
  !next?.said ||
  marks.length > 0 ||
  next.day !== null ||
  said.role !== next.said.role ||
  said.name !== next.said.name ||
  formatTime(said.timestamp) !== formatTime(next.said.timestamp);

/** The entries of a transcript, in their order, each mark with the line that it belongs to. */
export const turnsOf = (entries: readonly TranscriptEntry[]): readonly Turn[] => {
  const turns: Growing[] = [];
  entries.forEach((entry) => {
    const last = turns.at(-1);
    if (last && !speakerOf(entry)) last.marks.push(entry);
    else turns.push(turnOf(entry, last && (last.said ?? last.marks.at(-1))));
  });
  return turns.map((turn, index) => ({ ...turn, endsGroup: endsGroup(turn, turns[index + 1]) }));
};

/** Splits a turn's words at the offsets its safety marks give. Offsets that don't fit the text mark nothing. */
export const stretchesOf = ({ said, marks }: Turn): readonly Stretch[] => {
  if (!said) return [];
  const { text } = said;
  const hits = marks
    .flatMap(({ safety }) => (safety ? [safety] : []))
    .filter(({ from, to }) => text !== ERASED && said.role === 'user' && from >= 0 && from < to && to <= text.length)
    .toSorted((one, other) => one.from - other.from);
  const stretches: Stretch[] = [];
  let reached = 0;
  for (const { from, to } of hits) {
    const start = Math.max(from, reached);
    if (to <= start) continue;
    stretches.push({ text: text.slice(reached, start), hit: false }, { text: text.slice(start, to), hit: true });
    reached = to;
  }
  stretches.push({ text: text.slice(reached), hit: false });
  return stretches.filter((stretch) => stretch.text !== '');
};
