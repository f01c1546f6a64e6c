import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { createTestDatabase } from '../../testing/test-postgres';
import { clearStorage } from './clear-storage';
import { openPersonalData, type PersonalData } from './personal-data';

let url: string;
let personal: PersonalData;
let client: Client;
beforeEach(async () => {
  url = await createTestDatabase();
  personal = await openPersonalData({ url, masterKey: 'a master key of at least thirty-two bytes' });
  client = new Client(url);
  await client.connect();
  const subject = { slug: 'leeds-heating', sessionId: randomUUID() };
  await personal.ledger.destroy({ ...subject, cause: 'request' });
  await personal.ledger.finish(subject);
});
afterEach(async () => {
  await client.end();
  await personal.close();
});

const waiting = async (): Promise<number> =>
  (await client.query('select from personal_data.erasures where cleared_at is null')).rowCount ?? 0;

const file = async (): Promise<unknown> =>
  (await client.query(`select pg_relation_filepath('personal_data.keys') as path`)).rows;

it('leaves what somebody reads for long to another night, and says so', async () => {
  const reader = new Client(url);
  await reader.connect();
  await reader.query('begin; select * from personal_data.keys');
  expect(await clearStorage(url)).toEqual(['personal_data.keys: in use for too long']);
  expect(await waiting()).toBe(1);

  await reader.query('commit');
  await reader.end();
  expect(await clearStorage(url)).toEqual([]);
  expect(await waiting()).toBe(0);
});

it('rewrites nothing where nobody was erased since the last time', async () => {
  await clearStorage(url);
  const before = await file();
  await clearStorage(url);
  expect(await file()).toEqual(before);
});

it('names what the database role lacks', async () => {
  const role = `plain_${randomUUID().slice(0, 8)}`;
  await client.query(`create role ${role} login password 'plain'; grant usage on schema personal_data to ${role};
                      grant all on all tables in schema personal_data to ${role}`);
  const plain = new URL(url);
  [plain.username, plain.password] = [role, 'plain'];
  expect(await clearStorage(plain.href)).toEqual([
    'the write-ahead log: the database role may not end it (grant pg_checkpoint to it, and execute on function pg_switch_wal())',
  ]);
});
