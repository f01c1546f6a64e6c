import { createTestDatabase } from '../../testing/test-postgres';
import { connectionTo, withClient } from '../connection';
import { migrateSchema, numberedSteps, type SchemaMigrations } from './migrate-schema';

const shop = (...steps: string[]): SchemaMigrations => ({
  schema: 'shop',
  lock: [1, 1],
  history: { table: 'schema_version', key: 'version int' },
  steps: numberedSteps(steps),
});
const orders = 'create table shop.orders (id int)';
const paid = 'alter table shop.orders add column paid boolean';

let url: string;
beforeEach(async () => {
  url = await createTestDatabase();
});

const migrate = (migrations: SchemaMigrations, thenDo?: () => Promise<void>): Promise<void> =>
  withClient(connectionTo(url, 'test'), (client) => migrateSchema(client, migrations, thenDo));
const taken = (): Promise<unknown[]> =>
  withClient(connectionTo(url, 'test'), async (client) => {
    const { rows } = await client.query('select version from shop.schema_version order by version');
    return rows.map(({ version }) => version);
  });

it('takes each step once, in processes that start together as well', async () => {
  await Promise.all([migrate(shop(orders, paid)), migrate(shop(orders, paid))]);
  await migrate(shop(orders, paid));
  expect(await taken()).toEqual([1, 2]);
});

it('goes on from an older version, and leaves alone what a newer one did', async () => {
  await migrate(shop(orders));
  await migrate(shop(orders, paid));
  await migrate(shop(orders));
  expect(await taken()).toEqual([1, 2]);
});

it.each([
  ['a step', 'already exists', (): Promise<void> => migrate(shop(orders, 'create table shop.orders (id int)'))],
  [
    'what follows',
    'The power went',
    (): Promise<void> => migrate(shop(orders), () => Promise.reject(new Error('The power went'))),
  ],
])('leaves nothing half done where %s fails', async (_, failure, fails) => {
  await expect(fails()).rejects.toThrow(failure);
  await migrate(shop(orders, paid));
  expect(await taken()).toEqual([1, 2]);
});

it('keeps steps by their names as well', async () => {
  const named = { ...shop(), history: { table: 'migrations', key: 'name text' as const } };
  await migrate({ ...named, steps: [{ key: 'orders', sql: orders }] });
  await migrate({
    ...named,
    steps: [
      { key: 'orders', sql: orders },
      { key: 'paid', sql: paid },
    ],
  });
  const names = await withClient(connectionTo(url, 'test'), (client) =>
    client.query('select name from shop.migrations order by name'),
  );
  expect(names.rows).toEqual([{ name: 'orders' }, { name: 'paid' }]);
});
