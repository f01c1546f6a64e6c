import type { Actor } from '@pilotlight/contracts/events/event';
import type { StoredEvent } from '../event-store';
import { positionAt } from '../recorded-event';

export interface StoredRow {
  readonly position: string;
  readonly stream: string;
  readonly revision: string;
  readonly id: string;
  readonly type: string;
  readonly tenant: string | null;
  readonly data: unknown;
  readonly meta: { readonly actor: Actor; readonly correlationId: string; readonly causationId: string | null };
  readonly at_ms: string;
}

export const columns =
  'position, stream, revision, id, type, tenant, data, meta, (extract(epoch from recorded_at) * 1000)::bigint as at_ms';

export const isoAt = (milliseconds: string): string => new Date(Number(milliseconds)).toISOString();

export const fromRow = ({ position, revision, meta, at_ms, ...row }: StoredRow): StoredEvent => ({
  ...row,
  ...meta,
  position: positionAt(position),
  revision: Number(revision),
  at: isoAt(at_ms),
});
