import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { UnreadableRecord } from '@pilotlight/event-store/event-store';
import { readableEvents } from '@pilotlight/event-store/readable-events';
import type { EventLog } from '../write-side/event-log';

/** Events of one page, of all streams together. */
export const eventsOfPage = 200;

/** What of a stream is still to be told: the events before this revision. */
export interface Untold {
  readonly stream: string;
  readonly before: number;
}

export interface StoryPage {
  /** Newest first. */
  readonly events: readonly RecordedEvent[];
  readonly left: readonly Untold[];
}

type Reading = Pick<EventLog, 'readStream'>;

const holds = async (log: Reading, stream: string, revision: number): Promise<boolean> => {
  try {
    return (await log.readStream(stream, revision, 1)).length > 0;
  } catch (error) {
    if (error instanceof UnreadableRecord) return true;
    throw error;
  }
};

/** All of a stream. Its length is looked for in steps that double, and then halve: the log is asked for few events, however many it has. */
export const untoldOf = async (log: Reading, stream: string): Promise<Untold> => {
  let [held, beyond] = [-1, 1];
  while (await holds(log, stream, beyond - 1)) [held, beyond] = [beyond - 1, beyond * 2];
  while (beyond - held > 1) {
    const middle = Math.floor((held + beyond) / 2);
    if (await holds(log, stream, middle)) held = middle;
    else beyond = middle;
  }
  return { stream, before: held + 1 };
};

const newestFirst = (one: RecordedEvent, other: RecordedEvent): number => Number(other.position) - Number(one.position);

/** The newest events before these, and what then is left. What this version can't read is passed over. */
export const pageBefore = async (log: Reading, untold: readonly Untold[]): Promise<StoryPage> => {
  const read = await Promise.all(
    untold.map(async ({ stream, before }) => {
      const from = Math.max(0, before - eventsOfPage);
      return { stream, from, before, events: (await readableEvents(log, stream, from, before - from)).events };
    }),
  );
  const events = read
    .flatMap((each) => each.events)
    .toSorted(newestFirst)
    .slice(0, eventsOfPage);
  const told = new Set(events);
  const left = read.map(({ stream, from, before, events: own }) => {
    const kept = own.filter((event) => !told.has(event)).at(-1);
    return { stream, before: kept ? kept.revision + 1 : Math.min(from, before) };
  });
  return { events, left };
};
