import { createTestDatabase } from '@pilotlight/event-store/testing/test-postgres';
import type { Client, QueryConfig } from 'pg';
import { connect } from '@pilotlight/subscriptions/database-connection';
import { migrate } from '../migrations/migrate';
import type { Table } from '../read-model';
import { createTable } from './table-definition';
import { deleteRows, selectRows } from './table-statements';

const byVisit: Table = {
  name: 'visits',
  columns: { visit_id: 'uuid', slug: 'text', note: 'text' },
  key: ['visit_id'],
  tenant: 'slug',
  personal: [],
  indexes: {},
};
const byDay: Table = {
  name: 'days',
  columns: { slug: 'text', day: 'date', note: 'text' },
  key: ['slug', 'day'],
  tenant: 'slug',
  personal: [],
  indexes: {},
};
const rows = 9_000;

let connection: Client;
beforeAll(async () => {
  const url = await createTestDatabase();
  connection = await connect(url, 'test');
  await migrate(connection, []);
  for (const table of [byVisit, byDay]) await connection.query(createTable(table));
  await connection.query(`
    insert into read.visits select gen_random_uuid(), 'acme', repeat('words ', 40) from generate_series(1, ${rows});
    insert into read.days select 'acme', '2000-01-01'::date + n, repeat('words ', 40) from generate_series(1, ${rows}) n;
    analyze read.visits, read.days;`);
});
afterAll(() => connection.end());

const planOf = async ({ text, values }: QueryConfig): Promise<string> => {
  const { rows: lines } = await connection.query<{ 'QUERY PLAN': string }>({ text: `explain ${text}`, values });
  return lines.map((line) => line['QUERY PLAN']).join('\n');
};

const visit = ['018f5b7e-aaaa-4aaa-8aaa-aaaaaaaaaaaa'] as const;
const day = ['acme', '2010-05-04'] as const;

it.each([
  ['one row is read', selectRows(byVisit, [visit])],
  ['one row is removed', deleteRows(byVisit, [visit])],
  ['one row of a key with two columns is read', selectRows(byDay, [day])],
  ['one row of a key with two columns is removed', deleteRows(byDay, [day])],
])('%s by its key, whatever else the table holds', async (_, statement) => {
  const plan = await planOf(statement);
  expect(plan).toMatch(/Index (?:Only )?Scan using \w+_pkey/);
  expect(plan).not.toContain('Seq Scan');
});

it('reads and removes the rows of all keys at once, and no others', async () => {
  const days = [day, ['acme', '2010-05-05'], ['other', '2010-05-06']] as const;
  const { rows: read } = await connection.query<{ day: string }>(selectRows(byDay, days));
  expect(read.map((row) => row.day).toSorted()).toEqual(['2010-05-04', '2010-05-05']);
  expect((await connection.query(deleteRows(byDay, days))).rowCount).toBe(2);
});
