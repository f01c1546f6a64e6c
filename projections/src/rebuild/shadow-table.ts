import type { Client, QueryConfig } from 'pg';
import { together } from '@pilotlight/subscriptions/database-connection';
import { pipelined } from '@pilotlight/subscriptions/pipeline';
import type { Key, ReadModel, Row, Table } from '../read-model';
import { begin } from '../core/fenced';
import type { Changes } from '../core/fold-batch';
import { addIndexes, addKey, createBareTable, dropTable } from '../core/table-definition';
import { clearRows, deleteRows, insertRows, selectRows, upsertRows } from '../core/table-statements';

export const shadowOf = <R extends Row>(table: Table<R>): Table<R> => ({ ...table, name: `${table.name}__rebuild` });

/** Rows of one statement: some megabytes of JSON at most. */
const chunk = 2_000;

const chunksOf = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / chunk) }, (_, index) => all.slice(index * chunk, (index + 1) * chunk));

export class ShadowTable {
  private readonly table: Table;
  private filled = false;
  private keyed = false;

  constructor(
    private readonly connection: Client,
    { table }: ReadModel,
  ) {
    this.table = shadowOf<Row>(table);
  }

  get holdsRows(): boolean {
    return this.filled;
  }

  /** Empty; drops what a killed rebuild left. */
  async create(): Promise<void> {
    await this.connection.query(dropTable(this.table.name) + createBareTable(this.table, this.table.name));
  }

  async rowsUnder(keys: readonly Key[]): Promise<readonly Row[]> {
    if (keys.length === 0) return [];
    await this.addKey();
    const found = await this.inTransaction(chunksOf(keys).map((some) => selectRows(this.table, some)));
    return found.flatMap((result) => result.rows);
  }

  async write({ upserted, deleted, cleared }: Changes): Promise<void> {
    const first = !this.filled;
    this.filled = true;
    if (first) await this.inTransaction(chunksOf(upserted).map((rows) => insertRows(this.table, rows)));
    else {
      await this.addKey();
      await this.inTransaction([
        ...clearRows(this.table, cleared),
        ...chunksOf(upserted).map((rows) => upsertRows(this.table, rows)),
        ...chunksOf(deleted).map((keys) => deleteRows(this.table, keys)),
      ]);
    }
  }

  async complete(): Promise<void> {
    this.filled = true;
    await this.addKey();
    const { name } = this.table;
    const indexes = addIndexes(this.table, name);
    if (indexes) await this.connection.query(indexes);
    await this.connection.query(`analyze read.${name}`);
  }

  async drop(): Promise<void> {
    await this.connection.query(dropTable(this.table.name));
  }

  private async addKey(): Promise<void> {
    if (this.keyed) return;
    this.keyed = true;
    await this.connection.query(addKey(this.table, this.table.name));
  }

  private async inTransaction(queries: readonly QueryConfig[]) {
    const [, results] = await pipelined(this.connection, (statements) => [
      statements.query(begin),
      together(queries.map((query) => statements.query<Row>(query))),
      statements.query('commit'),
    ]);
    return results;
  }
}
