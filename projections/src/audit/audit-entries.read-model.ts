import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Actor } from '@pilotlight/contracts/events/event';
import type { AppendedModel, Table } from '../read-model';

export type AuditEntryRow = {
  readonly position: string;
  readonly event_id: string;
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
  /** Null for what concerns no single installer. */
  readonly slug: string | null;
  readonly actor_kind: Actor['kind'];
  readonly actor_id: string | null;
  readonly at: string;
  readonly correlation_id: string;
  readonly causation_id: string | null;
};

/** Indexed for actors that are rare; visitors and the assistant are everywhere. */
const rarely = `actor_kind in ('admin', 'installer', 'system', 'auditor')`;

export const auditEntriesTable: Table<AuditEntryRow> = {
  name: 'audit_entries',
  columns: {
    position: 'text collate "C"',
    event_id: 'text',
    type: 'text',
    stream: 'text',
    revision: 'integer',
    slug: 'text collate "C" null',
    actor_kind: 'text',
    actor_id: 'text null',
    at: 'timestamptz',
    correlation_id: 'text',
    causation_id: 'text null',
  },
  key: ['position'],
  tenant: 'slug',
  personal: [],
  indexes: {
    newest: '(slug, at desc, position desc)',
    types: '(slug, type, at desc, position desc)',
    actors: `(slug, actor_kind, at desc, position desc) where ${rarely}`,
    newest_of_all: '(at desc, position desc)',
    types_of_all: '(type, at desc, position desc)',
    actors_of_all: `(actor_kind, at desc, position desc) where ${rarely}`,
    events: '(event_id)',
    correlations: '(correlation_id, position)',
    effects: '(causation_id) where causation_id is not null',
    streams: '(stream, revision)',
  },
};

export const auditEntries: AppendedModel<AuditEntryRow, RecordedEvent, 'audit_entries'> = {
  kind: 'appended',
  name: 'audit_entries',
  version: 1,
  table: auditEntriesTable,
  streams: 'all',
  outlivesInstaller: true,
  concerns: (_event): _event is RecordedEvent => true,
  rowsOf: ({ position, id, type, stream, revision, tenant, actor, at, correlationId, causationId }) => [
    {
      position,
      event_id: id,
      type,
      stream,
      revision,
      slug: tenant,
      actor_kind: actor.kind,
      actor_id: actor.id,
      at,
      correlation_id: correlationId,
      causation_id: causationId,
    },
  ],
};
