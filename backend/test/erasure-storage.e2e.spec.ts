import { databaseOf, freshName, serverOf, urlOf } from '@pilotlight/event-store/backup/neighbouring-databases';
import { withClient } from '@pilotlight/event-store/postgres/connection';
import { startTestPostgres, type TestPostgres } from '@pilotlight/event-store/testing/test-postgres';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { NightlyMaintenance } from '@pilotlight/backend/jobs/nightly-maintenance';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { newInstaller, signIn, Visitor } from './people';

const canary = 'Quartermäne';
const email = 'wilhelmina.quartermaene@canary.example';

/** The words as they may lie in a file: raw, in JSON's escapes, in UTF-16, and in base64 at each of its three offsets. */
const formsOf = (word: string): readonly Buffer[] => {
  const escaped = word.replaceAll(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const base64 = [0, 1, 2].map((offset) => {
    const encoded = Buffer.from(`${'x'.repeat(offset)}${word}`).toString('base64');
    return encoded.slice(Math.ceil((offset * 8) / 6), -4);
  });
  return [
    Buffer.from(word),
    Buffer.from(escaped),
    Buffer.from(word, 'utf16le'),
    ...base64.map((text) => Buffer.from(text)),
  ];
};

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const filesThatHold = (folder: string, words: readonly string[]): string[] => {
  const forms = words.flatMap(formsOf);
  return filesUnder(folder).filter((file) => {
    const bytes = readFileSync(file);
    return forms.some((form) => bytes.includes(form));
  });
};

const run = (url: string, ...statements: string[]): Promise<void> =>
  withClient({ connectionString: url }, async (client) => {
    for (const statement of statements) await client.query(statement);
  });

/** What a restore that was killed leaves beside the database: everybody's words as they were. */
const leaveByRestore = async (databaseUrl: string): Promise<void> => {
  const left = freshName(databaseOf(databaseUrl));
  await run(serverOf(databaseUrl), `create database "${left}"`);
  await run(urlOf(databaseUrl, left), 'create table words (text text)', `insert into words values ('${canary}')`);
  await run(serverOf(databaseUrl), 'checkpoint');
};

const messagesShown = async (): Promise<number> =>
  (await backend.database.query('select from read.messages')).rowCount ?? 0;

let server: TestPostgres;
let databaseUrl: string;
let backend: TestBackend;
beforeAll(async () => {
  server = await startTestPostgres({ durable: true });
  databaseUrl = await server.createDatabase();
  backend = await startTestBackend({ databaseUrl });
});
afterAll(async () => {
  await backend.stop();
  await server.stop();
});

it('leaves no word of an erased visitor in any page or log file of the data folder after the nightly maintenance', async () => {
  const leeds = await newInstaller(backend, 'leeds', { notificationPreferences: {} });
  const visitor = await Visitor.of(backend, leeds);
  const kept = await Visitor.of(backend, leeds);
  await visitor.say(`My name is Wilhelmina ${canary}, my boiler drips. Write to ${email}`);
  await kept.say('My name is Rosalind Staywell and my boiler drips');
  // The read models rest between their batches.
  while ((await messagesShown()) < 4) await pause(20);
  // What a rebuild that was killed leaves.
  await backend.database.query('create table read.messages__rebuild as select * from read.messages');
  await backend.database.query('analyze read.conversations');
  expect(filesThatHold(server.dataDir, [canary, email])).not.toEqual([]);

  const token = await signIn(backend, leeds);
  const erased = await backend.call('POST', `/api/installer/conversations/${visitor.sessionId}/erase`, { token });
  expect(erased.status).toBe(200);
  expect(filesThatHold(server.dataDir, [canary, email])).not.toEqual([]);

  await leaveByRestore(databaseUrl);
  await backend.app.get(NightlyMaintenance).run(new Date());
  expect(filesThatHold(server.dataDir, [canary, email])).toEqual([]);
  expect(filesThatHold(server.dataDir, ['Rosalind Staywell'])).not.toEqual([]);
  expect((await kept.conversation()).text).toContain('Rosalind Staywell');
});

it('clears no storage beside a rebuild, whose table may hold what was erased since', async () => {
  await backend.database.query('create table read.messages__rebuild (like read.messages)');
  const rebuilding = new Client({ connectionString: databaseUrl });
  await rebuilding.connect();
  await rebuilding.query('select pg_advisory_lock($1::int, hashtext($2))', [0x52454255, 'messages']);
  const maintenance = backend.app.get(NightlyMaintenance);
  await expect(maintenance.run(new Date())).rejects.toThrow('messages being rebuilt');
  await rebuilding.end();
  await maintenance.run(new Date());
  const { rows } = await backend.database.query(`select to_regclass('read.messages__rebuild') as left`);
  expect(rows).toEqual([{ left: null }]);
});

it('erases by itself who was silent for longer than the installer keeps conversations', async () => {
  const york = await newInstaller(backend, 'york', { retentionDays: 30 });
  const hull = await newInstaller(backend, 'hull');
  const [short, long] = [await Visitor.of(backend, york), await Visitor.of(backend, hull)];
  await short.say('My boiler drips');
  await long.say('My boiler drips');
  await backend.app.get(NightlyMaintenance).run(new Date(Date.now() + 29 * 86_400_000));
  expect([(await short.conversation()).status, (await long.conversation()).status]).toEqual([200, 200]);
  await backend.app.get(NightlyMaintenance).run(new Date(Date.now() + 31 * 86_400_000));
  expect([(await short.conversation()).status, (await long.conversation()).status]).toEqual([401, 200]);
  const erasures = (await backend.events()).filter(({ type }) => type === 'SubjectErased');
  expect(erasures.at(-1)).toMatchObject({
    data: { slug: 'york', cause: 'retention' },
    meta: { actor: { kind: 'system' } },
  });
});
