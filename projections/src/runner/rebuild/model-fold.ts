import type { RecordedEvent } from '@pilotlight/contracts/events/catalogue';
import type { Client, QueryConfig } from 'pg';
import { together } from '../../database-connection';
import { projectorRole } from '../../migrations/read-schema';
import type { Cleared, Key, ReadModel, Row, Table } from '../../read-model';
import { foldBatch, identity, keyOfRow, touchedKeys } from '../fold-batch';
import { clearRows, deleteRows, selectRows, upsertRows } from '../table-statements';
import { shadowOf } from './shadow-table';

/** Rows held in memory before they are written; of conversations some 100 MB. */
const most = 100_000;
/** Rows in one statement. */
const rowsPerStatement = 5_000;

/**
 * One read model on its way through the log: rows are folded in memory and written to the shadow table in bulk, so that a row that
 * hundreds of events touch is written once.
 */
export class ModelFold {
  private readonly table: Table;
  /** Folded and not yet written; null where the row is to be removed. */
  private pending = new Map<string, { readonly key: Key; readonly row: Row | null }>();
  private cleared: Cleared[] = [];
  private written = false;

  constructor(
    readonly model: ReadModel,
    private readonly connection: Client,
    /** Steps into the projector's role for good, and has no transaction of its own. */
    private readonly lookups: Client,
  ) {
    this.table = shadowOf(model);
  }

  /** Folds a page. Throws UnfoldableEvent, and then the page counts as not folded. */
  async fold(events: readonly RecordedEvent[]): Promise<void> {
    const { upserted, deleted, cleared } = foldBatch(this.model, events, await this.rowsBefore(events));
    if (cleared.length > 0) this.clear(cleared);
    for (const row of upserted) this.keep(keyOfRow(this.model, row), row);
    for (const key of deleted) this.keep(key, null);
    if (this.pending.size > most) await this.write();
  }

  /** Writes what is held in memory, in a transaction of its own. */
  async write(): Promise<void> {
    await together([
      this.connection.query(`begin; set local role ${projectorRole}; set local synchronous_commit = off`),
      ...this.statements().map((statement) => this.connection.query(statement)),
      this.connection.query('commit'),
    ]);
    this.written ||= this.pending.size > 0;
    this.pending = new Map();
    this.cleared = [];
  }

  /** What `write` would send, for a transaction of the caller's. */
  statements(): QueryConfig[] {
    const entries = [...this.pending.values()];
    const rows = entries.flatMap(({ row }): Row[] => (row ? [row] : []));
    const gone = entries.flatMap(({ key, row }) => (row ? [] : [key]));
    const statements = this.written ? clearRows(this.table, this.cleared) : [];
    for (let from = 0; from < rows.length; from += rowsPerStatement)
      statements.push(upsertRows(this.table, rows.slice(from, from + rowsPerStatement)));
    return gone.length > 0 && this.written ? [...statements, deleteRows(this.table, gone)] : statements;
  }

  private async rowsBefore(events: readonly RecordedEvent[]): Promise<Row[]> {
    const keys = touchedKeys(this.model, events);
    const known: Row[] = [];
    const unknown: Key[] = [];
    for (const key of keys) {
      const held = this.pending.get(identity(key));
      if (held?.row) known.push(held.row);
      else if (!held && this.written) unknown.push(key);
    }
    if (unknown.length === 0) return known;
    const stored = await this.lookups.query<Row>(selectRows(this.table, unknown));
    return [...known, ...stored.rows];
  }

  private keep(key: Key, row: Row | null): void {
    this.pending.set(identity(key), { key, row });
  }

  private clear(cleared: readonly Cleared[]): void {
    this.cleared.push(...cleared);
    const gone = new Set(cleared.map(({ column, value }) => `${column} ${value}`));
    const columns = [...new Set(cleared.map(({ column }) => column))];
    for (const [id, { row }] of this.pending)
      if (row && columns.some((column) => gone.has(`${column} ${String(row[column])}`))) this.pending.delete(id);
  }
}
