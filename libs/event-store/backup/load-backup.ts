import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { type Client, DatabaseError } from 'pg';
import * as copyStreams from 'pg-copy-streams';
import { connectionTo, withClient } from '../postgres/connection';
import { FileLoading, type TakeFile } from './backed-up-files';
import { type BackedUpSchema, backedUpTables, quotedColumns, quotedTable } from './backed-up-tables';
import { type TableLine, UnusableBackup } from './backup-format';
import { readBackup } from './read-backup';

const refusedRow = /^2[23]/;

class TableLoading {
  private readonly copying;
  private readonly refused: Promise<never>;

  constructor(
    client: Client,
    private readonly named: TableLine,
    private readonly line: number,
  ) {
    const { table, columns } = named;
    const copying = client.query(copyStreams.from(`copy ${quotedTable(table)} (${quotedColumns(columns)}) from stdin`));
    this.copying = copying;
    this.refused = new Promise((_, reject) => copying.on('error', (error) => reject(this.explained(error))));
    this.refused.catch(() => {});
  }

  async write(bytes: Buffer): Promise<void> {
    await Promise.race([this.refused, Promise.resolve()]);
    if (!this.copying.write(bytes)) await Promise.race([this.refused, once(this.copying, 'drain')]);
  }

  async end(): Promise<void> {
    await Promise.race([this.refused, Promise.resolve()]);
    this.copying.end();
    await Promise.race([this.refused, finished(this.copying)]);
  }

  private explained(error: Error): Error {
    if (!(error instanceof DatabaseError) || !refusedRow.test(error.code ?? '')) return error;
    const row = /, line (\d+)/.exec(error.where ?? '')?.[1] ?? 0;
    return new UnusableBackup(`${this.named.table}: ${error.message}`, this.line + Number(row));
  }
}

/** New positions start above every one ever given. */
const afterwards = `
  select setval('event_log.events_position_seq', greatest((select max(position) from event_log.events), 1),
                exists (select from event_log.events))`;

const patient = { query_timeout: 0, idle_in_transaction_session_timeout: 0 };

export interface Loading {
  readonly url: string;
  readonly file: string;
  readonly schemas: readonly BackedUpSchema[];
  readonly takeFile?: TakeFile | undefined;
}

const leave: TakeFile = () => Promise.resolve();

/** Loads a backup, its tables all in one transaction. Throws UnusableBackup, and what `takeFile` throws. */
export const loadBackup = async ({ url, file, schemas, takeFile = leave }: Loading): Promise<void> => {
  await withClient({ ...connectionTo(url, 'restore'), ...patient }, async (client) => {
    await client.query('begin');
    const tables = await backedUpTables(client, { keys: true, schemas });
    const known = new Map(tables.map((each) => [each.table, each.columns]));
    let loading: TableLoading | FileLoading | undefined;
    for await (const part of readBackup(file)) {
      switch (part.kind) {
        case 'heading':
        case 'ending':
          break;
        case 'table': {
          const { table, columns } = part.table;
          const taken = known.get(table);
          if (!taken) throw new UnusableBackup(`this version knows no table ${table}`, part.line);
          const further = columns.filter((column) => !taken.includes(column));
          if (further.length > 0)
            throw new UnusableBackup(`it is of a newer version (${table} has ${further.join(', ')})`, part.line);
          loading = new TableLoading(client, part.table, part.line);
          break;
        }
        case 'file':
          loading = new FileLoading(part.file, takeFile, part.line);
          break;
        case 'rows':
          await loading?.write(part.bytes);
          break;
        case 'end of rows':
          await loading?.end();
          loading = undefined;
      }
    }
    await client.query(afterwards);
    await client.query('commit');
  });
};
