import type { AuditEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { auditEvents } from '@pilotlight/contracts/events/audit-events';
import { type Aggregate, eventsAmong } from '../write-side/aggregate';
import { AggregateStore } from '../write-side/aggregate-store';

export interface Looks {
  readonly count: number;
}

export const looksAggregate: Aggregate<Looks, AuditEvent> = {
  initialState: { count: 0 },
  evolve: ({ count }) => ({ count: count + 1 }),
  isOwnEvent: eventsAmong(auditEvents),
};

export class AuditStream extends AggregateStore<Looks, AuditEvent> {}
