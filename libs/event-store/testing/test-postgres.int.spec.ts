import { Client } from 'pg';
import { createDatabaseLike, createTestDatabase } from './test-postgres';

const asked = async (url: string, text: string): Promise<readonly object[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<object>(text);
  await client.end();
  return rows;
};

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

it('makes what several ask for once, and gives each a copy of its own', async () => {
  let made = 0;
  const make = async (url: string): Promise<void> => {
    made += 1;
    await asked(url, 'create table same (id int); insert into same values (7)');
  };
  const [one, other] = await Promise.all([createDatabaseLike('same', make), createDatabaseLike('same', make)]);
  expect(made).toBe(1);
  await asked(one, 'delete from same');
  expect(await asked(other, 'select id from same')).toEqual([{ id: 7 }]);
});

it('keeps nothing of a making that fails', async () => {
  await expect(createDatabaseLike('broken', () => Promise.reject(new Error('planted')))).rejects.toThrow('planted');
  const whole = await createDatabaseLike(
    'broken',
    async (url) => void (await asked(url, 'create table whole (id int)')),
  );
  expect(await asked(whole, 'select * from whole')).toEqual([]);
});
