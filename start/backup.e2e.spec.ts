import { randomUUID } from 'node:crypto';
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, type QueryResult } from 'pg';
import { productTests } from './testing/product-tests';
import { postgresLeftOver, postgresUrl, surroundings } from './testing/running-product';
import { demoKey, Visitor } from './testing/visitor';

const tests = productTests({ startedBefore: true });

/** Settings for the next commands beside those of the test's own data folder. */
let settings: Readonly<Record<string, string>> = {};
afterEach(() => {
  settings = {};
});

interface Ran {
  readonly code: number | null;
  readonly said: string;
}

/** A command of the built product, in surroundings of its own. */
const begin = (name: 'backup' | 'replay' | 'restore', ...args: string[]): ChildProcessWithoutNullStreams => {
  const folder = dirname(tests.dataDir);
  return spawn(process.execPath, [join(__dirname, 'dist', 'cli', `${name}.js`), ...args], {
    cwd: folder,
    env: {
      ...surroundings(),
      DATA_DIR: tests.dataDir,
      INIT_CWD: folder,
      ...settings,
    },
  });
};

const command = (name: 'backup' | 'replay' | 'restore', ...args: string[]): Promise<Ran> =>
  new Promise((resolve) => {
    const child = begin(name, ...args);
    let said = '';
    for (const output of [child.stdout, child.stderr]) output.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('close', (code) => resolve({ code, said }));
  });

const inDatabase = async (text: string): Promise<QueryResult> => {
  const client = new Client(postgresUrl(tests.dataDir));
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
};

const aWaitingDelivery = `
  with connection as (
    insert into access.connections (id, slug, kind, name, host, events, sealed, created_at, on_since)
    values (gen_random_uuid(), 'leeds', 'webhook', 'Office', 'crm.example', '{}', '', now(), now()) returning id)
  insert into access.lead_deliveries (id, connection_id, slug, event, happened_at, next_attempt_at)
  select gen_random_uuid(), id, 'leeds', 'lead.created', now(), now() + interval '1 hour' from connection`;

const backupFile = (): string => join(dirname(tests.dataDir), 'evening.backup');

it('a product that runs is backed up, and restored under its visitors: it starts again by itself', async () => {
  const product = await tests.start();
  const key = await demoKey(product.address);
  const visitor = await Visitor.open(product.address, key);
  await visitor.say(randomUUID(), 'My boiler drips');
  await inDatabase(aWaitingDelivery);
  const backup = await command('backup', 'evening.backup');
  expect(backup).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^\d+ events and 0 photos written to .*evening\.backup\nsha256 [0-9a-f]{64}/),
  });
  await visitor.say(randomUUID(), 'This comes after the backup');

  expect(await command('restore', 'evening.backup')).toMatchObject({
    code: 1,
    said: expect.stringContaining('--replace'),
  });
  expect(await command('restore', 'evening.backup', '--replace')).toMatchObject({
    code: 0,
    said: expect.stringContaining('restored'),
  });
  while (!/A backup was restored[\s\S]*\nready /.test(product.said())) await pause(20);
  expect((await inDatabase('select status from access.lead_deliveries')).rows).toEqual([{ status: 'unknown' }]);
  const lines = await visitor.conversation();
  expect(lines.filter(({ role }) => role === 'user').map(({ text }) => text)).toEqual(['My boiler drips']);
  expect(await visitor.say(randomUUID(), 'And it goes on')).toMatchObject({ accepted: true, done: true });
});

it('a product that is stopped is backed up and restored, and what was started for it is stopped again', async () => {
  const product = await tests.start();
  const visitor = await Visitor.open(product.address, await demoKey(product.address));
  await visitor.say(randomUUID(), 'My boiler drips');
  await product.end();

  expect((await command('backup', 'evening.backup')).code).toBe(0);
  expect(existsSync(backupFile())).toBe(true);
  expect(await command('backup', '--check', 'evening.backup')).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^whole: \d+ events and 0 photos as of /),
  });
  expect(await command('restore', 'evening.backup', '--replace')).toMatchObject({
    code: 0,
    said: expect.stringContaining('Its words open with the MASTER_KEY of the product that wrote the backup'),
  });
  expect(await command('replay', '--verify', '--model', 'messages')).toMatchObject({
    code: 1,
    said: expect.stringContaining('messages has taken in nothing of the log yet: start the product'),
  });
  expect(await postgresLeftOver(tests.dataDir)).toBe(0);
  await tests.start();
  expect((await visitor.conversation()).map(({ text }) => text)).toContain('My boiler drips');
});

it('refuses a backup that the master key of now does not open, before anything gives way to it', async () => {
  const product = await tests.start();
  const visitor = await Visitor.open(product.address, await demoKey(product.address));
  await command('backup', 'evening.backup');
  await visitor.say(randomUUID(), 'This comes after the backup');
  await product.end();

  const kept: { MASTER_KEY: string } = JSON.parse(readFileSync(join(tests.dataDir, 'secrets.json'), 'utf8'));
  settings = { MASTER_KEY: 'another key that is as long as one must be' };
  expect(await command('restore', 'evening.backup', '--replace')).toMatchObject({
    code: 1,
    said: expect.stringContaining('Nothing was changed: give its key as MASTER_KEY_PREVIOUS'),
  });
  const again = await tests.start();
  expect(await databases()).toEqual(['pilotlight']);
  expect((await visitor.conversation()).map(({ text }) => text)).toContain('This comes after the backup');
  await again.end();

  settings = { ...settings, MASTER_KEY_PREVIOUS: kept.MASTER_KEY };
  expect((await command('restore', 'evening.backup', '--replace')).code).toBe(0);
});

it('names a path that was typed wrong as it was typed, and starts nothing for it', async () => {
  await (await tests.start()).end();
  for (const typed of [
    command('restore', 'nowhere.backup'),
    command('backup', '--check', 'nowhere.backup'),
    command('restore', '.'),
  ]) {
    const { code, said } = await typed;
    expect([code, said.split('\n')[0]]).toEqual([2, expect.stringMatching(/^\S+ is no file that can be read$/)]);
  }
  const { code, said } = await command('backup', 'nowhere/evening.backup');
  expect([code, said.split('\n')[0]]).toEqual([2, expect.stringMatching(/^No file can be written in \S+nowhere$/)]);
  writeFileSync(backupFile(), 'something else');
  expect((await command('backup', '--check', 'evening.backup')).said).toContain('it is no backup of Pilotlight');
});

const databases = async (): Promise<string[]> => {
  const client = new Client({ connectionString: postgresUrl(tests.dataDir) });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>('select datname as name from pg_database order by 1');
    return rows.map(({ name }) => name).filter((name) => name.startsWith('pilotlight'));
  } finally {
    await client.end();
  }
};

it('a restore that is killed changes nothing, and what it left is removed at the next start', async () => {
  const product = await tests.start();
  const visitor = await Visitor.open(product.address, await demoKey(product.address));
  await visitor.say(randomUUID(), 'My boiler drips');
  await command('backup', 'evening.backup');
  await visitor.say(randomUUID(), 'This comes after the backup');

  const restore = begin('restore', 'evening.backup', '--replace');
  while ((await databases()).length === 1) await pause(5);
  restore.kill('SIGKILL');
  await once(restore, 'close');
  expect(await databases()).toEqual(['pilotlight', expect.stringMatching(/^pilotlight_restored_[0-9a-f]{8}$/)]);
  await product.end();

  await tests.start();
  expect(await databases()).toEqual(['pilotlight']);
  expect((await visitor.conversation()).map(({ text }) => text)).toContain('This comes after the backup');
});

it.each([
  ['no file', ['backup'], 'Name one file'],
  ['two files', ['backup', 'one', 'two'], 'Name one file'],
  ['an unknown word', ['restore', 'one', '--now'], "'--now'"],
] as const)('a command with %s says how it is used', async (_what, [name, ...args], word) => {
  expect(await command(name, ...args)).toMatchObject({ code: 2, said: expect.stringContaining(word) });
});

it('finds no data where there is none, and makes none for a backup', async () => {
  expect(await command('backup', 'evening.backup')).toMatchObject({
    code: 1,
    said: expect.stringContaining('DATA_DIR'),
  });
  expect(existsSync(tests.dataDir)).toBe(false);
});
