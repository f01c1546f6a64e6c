import type { Client } from 'pg';
import type { Key, ReadModel, Row } from '../read-model';
import { selectRows } from './table-statements';

/** The rows that stand under these keys; no round trip where there are none. */
export const storedRows = async (
  connection: Client,
  { table }: ReadModel,
  keys: readonly Key[],
): Promise<readonly Row[]> => (keys.length > 0 ? (await connection.query<Row>(selectRows(table, keys))).rows : []);
