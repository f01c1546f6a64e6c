import type { ChainLink, ChainStatus } from '@pilotlight/contracts/http/audit';
import type { ChainExport } from '@pilotlight/projections/audit/chain.reader';

/** The chain in which each event of an installer's confirms all before it. A slug without events has an empty chain. */
export abstract class ChainOfEvents {
  abstract status(slug: string): Promise<ChainStatus>;
  /** Compares the whole log of an installer with its chain; the outcome is the `check` of this status and those after it. */
  abstract verify(slug: string): Promise<ChainStatus>;
  /** Null where the event isn't in the installer's chain. */
  abstract linkOf(slug: string, eventId: string): Promise<ChainLink | null>;
  /** Seals the chain and gives what it holds up to that seal. */
  abstract exportOf(slug: string): Promise<ChainExport>;
}
