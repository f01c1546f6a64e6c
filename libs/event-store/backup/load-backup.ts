import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import * as copyStreams from 'pg-copy-streams';
import { connectionTo, withClient } from '../postgres/connection';
import { type BackedUpSchema, backedUpTables, quotedColumns, quotedTable } from './backed-up-tables';
import { UnusableBackup } from './backup-format';
import { readBackup } from './read-backup';

const write = async (copying: Writable, bytes: Buffer): Promise<void> => {
  if (!copying.write(bytes)) await once(copying, 'drain');
};

/** The log goes on above every position that it ever gave. */
const afterwards = `
  select setval('event_log.events_position_seq', greatest((select max(position) from event_log.events), 1),
                exists (select from event_log.events))`;

/** Loads a backup into a database whose schemas are there and empty, all in one transaction. Throws UnusableBackup. */
export const loadBackup = async (url: string, file: string, schemas: readonly BackedUpSchema[]): Promise<void> => {
  return await withClient(
    {
      ...connectionTo(url, 'restore'),
      query_timeout: 0,
      idle_in_transaction_session_timeout: 0,
    },
    async (client) => {
      await client.query('begin');
      const known = new Map(
        (await backedUpTables(client, { keys: true, schemas })).map((each) => [each.table, each.columns]),
      );
      let copying: Writable | undefined;
      for await (const part of readBackup(file)) {
        switch (part.kind) {
          case 'heading':
          case 'ending':
            break;
          case 'table': {
            const { table, columns } = part.table;
            const missing = columns.filter((column) => !known.get(table)?.includes(column));
            if (missing.length > 0)
              throw new UnusableBackup(`it is of a newer version (${table} has ${missing.join(', ')})`);
            copying = client.query(
              copyStreams.from(`copy ${quotedTable(table)} (${quotedColumns(columns)}) from stdin`),
            );
            break;
          }
          case 'rows':
            if (copying) await write(copying, part.bytes);
            break;
          case 'end of table':
            copying?.end();
            if (copying) await finished(copying);
            copying = undefined;
        }
      }
      await client.query(afterwards);
      await client.query('commit');
    },
  );
};
