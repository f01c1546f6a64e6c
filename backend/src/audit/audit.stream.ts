import type { AuditEvent, RecordedEvent } from '@pilotlight/contracts/events/catalogue';
import { auditEvents } from '@pilotlight/contracts/events/audit-events';
import type { Fold } from '../write-side/decision';
import { DecidedStream } from '../write-side/decided-stream';

/** How often personal words of one installer's were looked at. */
export interface Looks {
  readonly count: number;
}

export const looksFold: Fold<Looks, AuditEvent> = {
  initial: { count: 0 },
  evolve: ({ count }) => ({ count: count + 1 }),
  owns: (event): event is RecordedEvent<AuditEvent> => Object.hasOwn(auditEvents, event.type),
};

export class AuditStream extends DecidedStream<Looks, AuditEvent> {}
