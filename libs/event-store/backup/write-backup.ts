import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { connectionTo, withClient } from '../postgres/connection';
import { type BackedUpFile, linesOfFile } from './backed-up-files';
import {
  type BackedUpSchema,
  type BackedUpTable,
  backedUpTables,
  quotedColumns,
  quotedTable,
} from './backed-up-tables';
import { type BackupEnding, endOfRows, lineOf } from './backup-format';

export interface BackupOptions {
  readonly url: string;
  /** Without the keys, personal words in the backup are lost for good. */
  readonly keys: boolean;
  readonly schemas: readonly BackedUpSchema[];
  /** Called once the snapshot is fixed; the snapshot may be read until the next file is asked for. */
  readonly files?: ((snapshot: Client) => AsyncIterable<BackedUpFile>) | undefined;
  readonly onTable?: (table: string, rows: number) => void;
}

async function* rowsOf(client: Client, { table, columns }: BackedUpTable): AsyncGenerator<Buffer, number> {
  const copying = client.query(copyTo(`copy ${quotedTable(table)} (${quotedColumns(columns)}) to stdout`));
  for await (const chunk of copying) yield Buffer.from(chunk);
  return copying.rowCount;
}

async function* contents(
  client: Client,
  { keys, schemas, files, onTable }: BackupOptions,
  end: (ending: BackupEnding) => void,
) {
  const hash = createHash('sha256');
  const hashed = (bytes: Buffer): Buffer => {
    hash.update(bytes);
    return bytes;
  };
  yield hashed(lineOf({ format: 'pilotlight-backup', version: 2, at: new Date().toISOString(), keys }));
  const counts: Record<string, number> = {};
  for (const each of await backedUpTables(client, { keys, schemas })) {
    yield hashed(lineOf({ table: each.table, columns: [...each.columns] }));
    const rows = rowsOf(client, each);
    let step = await rows.next();
    for (; !step.done; step = await rows.next()) yield hashed(step.value);
    yield hashed(endOfRows);
    counts[each.table] = step.value;
    onTable?.(each.table, step.value);
  }
  const fileCounts: Record<string, number> = {};
  for await (const file of files?.(client) ?? []) {
    for await (const line of linesOfFile(file)) yield hashed(line);
    fileCounts[file.kind] = (fileCounts[file.kind] ?? 0) + 1;
  }
  const ending = { rows: counts, files: fileCounts, sha256: hash.digest('hex') };
  end(ending);
  yield lineOf(ending);
}

/** Writes a consistent snapshot of a database in use. The file appears whole or not at all, readable by its owner only. */
export const writeBackup = async (options: BackupOptions, file: string): Promise<BackupEnding> => {
  const partial = `${file}.partial`;
  const patient = { ...connectionTo(options.url, 'backup'), query_timeout: 0, idle_in_transaction_session_timeout: 0 };
  const writing = withClient(patient, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    let ending: BackupEnding | undefined;
    const bytes = Readable.from(contents(client, options, (written) => (ending = written)));
    await pipeline(bytes, createGzip(), createWriteStream(partial, { mode: 0o600 }));
    const handle = await open(partial, 'r');
    await handle.sync();
    await handle.close();
    if (!ending) throw new Error('The backup came to no end');
    await rename(partial, file);
    return ending;
  });
  return await writing.catch(async (error: unknown) => {
    await rm(partial, { force: true });
    throw error;
  });
};
