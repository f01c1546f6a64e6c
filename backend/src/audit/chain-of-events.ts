import type { ChainLink, ChainStatus } from '@pilotlight/contracts/http/audit';
import type { ChainExport } from '@pilotlight/projections/audit/chain.reader';

export abstract class ChainOfEvents {
  abstract status(slug: string): Promise<ChainStatus>;
  abstract verify(slug: string): Promise<ChainStatus>;
  /** Null where the event isn't in the installer's chain. */
  abstract linkOf(slug: string, eventId: string): Promise<ChainLink | null>;
  abstract exportOf(slug: string): Promise<ChainExport>;
}
