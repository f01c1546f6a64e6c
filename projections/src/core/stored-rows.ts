import type { Key, ReadModel, Row } from '../read-model';
import type { Statements } from '@pilotlight/subscriptions/pipeline';
import { selectRows } from './table-statements';

/** The rows that stand under these keys; no round trip where there are none. */
export const storedRows = async (
  statements: Statements,
  { table }: ReadModel,
  keys: readonly Key[],
): Promise<readonly Row[]> => (keys.length > 0 ? (await statements.query<Row>(selectRows(table, keys))).rows : []);
