import type { FreeTime, VisitAct } from './dialogue/visits/visit-talk';
import type { SettledVisit } from './dialogue/visits/settled-visit';

/** Whom a visit is to, as far as the conversation knows. */
export type VisitFor = {
  readonly slug: string;
  readonly sessionId: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly postcode: string | null;
  readonly type: 'service' | 'quote';
  readonly notes: string | null;
  readonly photoIds: readonly string[];
};

/** The installer's diary as a conversation may see it and act on it. */
export abstract class SlotFinder {
  /** The times that can be booked from now on (milliseconds since 1970), soonest first; null where none is kept. */
  abstract free(slug: string, now: number): Promise<readonly FreeTime[] | null>;
  /** Does what the visitor said yes to; again, it answers as the first time. */
  abstract settle(act: VisitAct, visit: VisitFor): Promise<SettledVisit>;
}
