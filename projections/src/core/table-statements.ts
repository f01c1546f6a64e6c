import type { QueryConfig } from 'pg';
import type { Statements } from '@pilotlight/subscriptions/pipeline';
import type { Cleared, Key, ReadModel, Row, Table } from '../read-model';
import { columnType } from './table-definition';

/** PostgreSQL's json can't hold NUL or half a surrogate pair. */
const unstorable = /\\u(?:0000|d[89a-f][0-9a-f]{2})/i;
const loneOrNul = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

const replaceUnstorable = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(loneOrNul, '\uFFFD') : value;

const jsonOf = (rows: readonly Row[]): string => {
  const json = JSON.stringify(rows);
  return unstorable.test(json) ? JSON.stringify(rows, replaceUnstorable) : json;
};

const typeOf = (table: Table, column: string): string => columnType(table.columns[column] ?? '');

const keyArrays = (table: Table, keys: readonly Key[]): unknown[] =>
  table.key.map((_, index) => keys.map((key) => key[index]));

/** Arrays tell the planner how many keys there are; for JSON it guesses a hundred, and scans a table for one. */
const keysAs = (table: Table): string => {
  const arrays = table.key.map((column, index) => `$${index + 1}::${typeOf(table, column)}[]`);
  return `unnest(${arrays.join(', ')}) as wanted(${table.key.join(', ')})`;
};

const typesOf = (table: Table, columns: readonly string[]): string =>
  columns.map((column) => `${column} ${typeOf(table, column)}`).join(', ');

const insertText = (table: Table): string => {
  const columns = Object.keys(table.columns);
  const list = columns.join(', ');
  return `insert into read.${table.name} (${list})
           select ${list} from json_to_recordset($1) as given(${typesOf(table, columns)})`;
};

const textsOf = (table: Table) => {
  const columns = Object.keys(table.columns);
  const replaced = columns
    .filter((column) => !table.key.includes(column))
    .map((column) => `${column} = excluded.${column}`);
  const insert = insertText(table);
  return {
    select: `select ${columns.map((column) => `held.${column}`).join(', ')}
           from ${keysAs(table)} join read.${table.name} held using (${table.key.join(', ')})`,
    insert,
    upsert: `${insert} on conflict (${table.key.join(', ')}) do update set ${replaced.join(', ')}`,
    delete: `delete from read.${table.name} held using ${keysAs(table)}
          where ${table.key.map((column) => `held.${column} = wanted.${column}`).join(' and ')}`,
  };
};

const written = new WeakMap<Table, ReturnType<typeof textsOf>>();

/** Named, so that PostgreSQL parses each once for a connection and not for every batch. */
const statement = (table: Table, kind: keyof ReturnType<typeof textsOf>, values: readonly unknown[]): QueryConfig => {
  const texts = written.get(table) ?? textsOf(table);
  written.set(table, texts);
  return { name: `${kind} ${table.name}`, text: texts[kind], values: [...values] };
};

export const selectRows = (table: Table, keys: readonly Key[]): QueryConfig =>
  statement(table, 'select', keyArrays(table, keys));

export const storedRows = async (
  statements: Statements,
  { table }: ReadModel,
  keys: readonly Key[],
): Promise<readonly Row[]> => (keys.length > 0 ? (await statements.query<Row>(selectRows(table, keys))).rows : []);

export const insertRows = (table: Table, rows: readonly Row[]): QueryConfig =>
  statement(table, 'insert', [jsonOf(rows)]);

/** In one statement; replaces rows of the same key. */
export const upsertRows = (table: Table, rows: readonly Row[]): QueryConfig =>
  statement(table, 'upsert', [jsonOf(rows)]);

export const deleteRows = (table: Table, keys: readonly Key[]): QueryConfig =>
  statement(table, 'delete', keyArrays(table, keys));

/** One statement for each column. */
export const clearRows = (table: Table, cleared: readonly Cleared[]): QueryConfig[] =>
  [...new Set(cleared.map(({ column }) => column))].map((column) => ({
    text: `delete from read.${table.name} where ${column} = any($1::${typeOf(table, column)}[])`,
    values: [cleared.flatMap((each) => (each.column === column ? [each.value] : []))],
  }));
