import type { SettledVisit } from '@pilotlight/assistant/dialogue/visits/settled-visit';
import type { VisitAct } from '@pilotlight/assistant/dialogue/visits/visit-talk';
import type { CommandContext } from '../../write-side/command-target';

/** Whom a visit is to, as far as the conversation knows. */
export interface VisitFor {
  readonly slug: string;
  readonly sessionId: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly postcode: string | null;
  readonly type: 'service' | 'quote';
  readonly notes: string | null;
  readonly photoIds: readonly string[];
}

/** Does in the diary what a visitor said yes to. */
export abstract class VisitBooking {
  /** Again, it answers as the first time. Rejects only where the diary can't be reached. */
  abstract settle(act: VisitAct, visit: VisitFor, context: CommandContext): Promise<SettledVisit>;
}
