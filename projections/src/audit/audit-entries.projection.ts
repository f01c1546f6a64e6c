import type { RecordedEvent } from '@pilotlight/contracts/events/catalogue';
import type { AppendedModel } from '../read-model';
import { auditEntriesTable, type AuditEntryRow } from './audit-entries.table';

/** The envelope of every event in the log, and nothing of what it says: an erasure finds nothing here to clear. */
export const auditEntries: AppendedModel<AuditEntryRow> = {
  kind: 'appended',
  name: 'audit_entries',
  version: 1,
  table: auditEntriesTable,
  streams: ['installer', 'login', 'conversation', 'audit'],
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
