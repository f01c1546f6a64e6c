import type { FreeTime } from './dialogue/visits/visit-talk';

/** The installer's diary as a conversation may see it. */
export abstract class SlotFinder {
  /** The times that can be booked from now on (milliseconds since 1970), soonest first; null where none is kept. */
  abstract free(slug: string, now: number): Promise<readonly FreeTime[] | null>;
}
