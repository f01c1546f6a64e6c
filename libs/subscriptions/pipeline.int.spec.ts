import { createTestDatabase } from '@pilotlight/event-store/testing/test-postgres';
import type { Client } from 'pg';
import { connect } from './database-connection';
import { pipelined } from './pipeline';

let client: Client;
beforeAll(async () => {
  client = await connect(await createTestDatabase(), 'test');
  await client.query('create table told (word text)');
});
afterAll(() => client.end());

const tell = (word: unknown) => ({ text: 'insert into told values ($1)', values: [word] });
const told = async () => (await client.query<{ word: string }>('select word from told')).rows.map(({ word }) => word);

const unwritable = {
  toPostgres: () => {
    throw new Error('cannot be written');
  },
};
const endless: unknown[] = [];
endless.push({ endless });

it('brings the answers in the order of what was asked', async () => {
  const [, one, two] = await pipelined(client, (statements) => [
    statements.query('begin'),
    statements.query<{ n: number }>({ text: 'select $1::int as n', values: [1] }),
    statements.query<{ n: number }>('select 2 as n'),
    statements.query('rollback'),
  ]);
  expect([one.rows, two.rows]).toEqual([[{ n: 1 }], [{ n: 2 }]]);
});

it.each([
  ['with words of its own', unwritable],
  ['that holds itself', endless],
])('commits nothing of a transaction where one value, %s, cannot be written for PostgreSQL', async (_, value) => {
  await expect(
    pipelined(client, (statements) => [
      statements.query('begin'),
      statements.query(tell('before')),
      (async () => statements.query({ ...tell(value), name: 'kept' }))(),
      statements.query(tell('after')),
      statements.query('commit'),
    ]),
  ).rejects.toThrow(/cannot be written|circular/);
  expect(await told()).toEqual([]);
});

it('rejects that call alone where its making fails, and holds up nothing of others', async () => {
  const others = client.query<{ n: number }>('select 3 as n');
  await expect(
    pipelined(client, (statements) => [
      statements.query('begin'),
      statements.query('select 1 / 0'),
      ((): Promise<never> => {
        throw new Error('not to be made');
      })(),
    ]),
  ).rejects.toThrow('not to be made');
  expect((await others).rows).toEqual([{ n: 3 }]);
  expect(client.getTransactionStatus()).toBe('I');
  await pipelined(client, (statements) => [
    statements.query({ ...tell('well'), name: 'kept' }),
    statements.query(tell('again')),
  ]);
  expect(await told()).toEqual(['well', 'again']);
});

it('refuses a statement that comes once the others have left, rather than keep it for ever', async () => {
  const late = pipelined(client, (statements) => [
    statements.query('select 1'),
    Promise.resolve().then(() => statements.query('select 2')),
  ]);
  await expect(late).rejects.toThrow('came after those that it was to leave with');
});
