import { Client } from 'pg';
import { createTestDatabase } from './test-postgres';

it('gives each suite a database of its own', async () => {
  const urls = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const tables = await Promise.all(
    urls.map(async (url) => {
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query('create table mine (id int)');
      const { rowCount } = await client.query("select from information_schema.tables where table_schema = 'public'");
      await client.end();
      return rowCount;
    }),
  );
  expect(tables).toEqual([1, 1]);
});
