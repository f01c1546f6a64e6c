import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { command, launchCommand, npmRun, type Outcome } from './testing/product-command';
import { productTests } from './testing/product-tests';
import { postgresPid } from './testing/running-product';

const tests = productTests({ startedBefore: true });
const slug = 'demo-heating';

const audit = (...words: string[]): Promise<Outcome> => command(tests.dataDir, 'audit', ...words);

const file = (): string => join(dirname(tests.dataDir), 'demo.ndjson');
const postmaster = (): string => join(tests.dataDir, 'postgres', 'postmaster.pid');

/** As an auditor has it: the file, and nothing of the product's data. */
const verifyOffline = (...words: string[]): Promise<Outcome> =>
  command(join(dirname(tests.dataDir), 'nowhere'), 'audit', 'verify', 'demo.ndjson', ...words);

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('exports while the product runs, and the file is verified without it', async () => {
  await tests.start();
  const key = (await audit('key')).out.trim();
  const output = openSync(file(), 'w');
  const exported = await npmRun(tests.dataDir, output, 'audit', '--', 'export', '--installer', slug);
  closeSync(output);
  expect(exported).toMatchObject({ code: 0 });
  const lines = readFileSync(file(), 'utf8');
  expect(lines).toMatch(/^\{"number":1,/);

  const verified = await verifyOffline('--key', key);
  expect(verified).toMatchObject({ code: 0, error: '' });
  const [verdict, ...details] = verified.out.split('\n');
  expect(verdict).toBe(`${file()} is whole, and sealed with the key you named`);
  expect(details).toContain(`  of      ${slug}`);
  const other = Buffer.alloc(32, 7).toString('base64url');
  expect(await verifyOffline('--key', other)).toMatchObject({
    code: 1,
    out: expect.stringMatching(/^\S+ was sealed with another key than the one you named\n/),
  });

  const [first = '', second = '', ...rest] = lines.split('\n');
  writeFileSync(file(), [first, second.replace('"at":"2', '"at":"3'), ...rest].join('\n'));
  expect(await verifyOffline()).toMatchObject({
    code: 1,
    out: `${file()} is not whole: line 2 was changed: its hash is another\n`,
  });
  writeFileSync(file(), [first, ...rest].join('\n'));
  expect(await verifyOffline()).toMatchObject({ code: 1, out: expect.stringContaining('is not whole: line 2 holds') });
});

it('compares the log with its chains, and tells how an account stood, while the product runs and when it is stopped', async () => {
  const product = await tests.start();
  const whole = {
    code: 0,
    error: '',
    out: expect.stringMatching(new RegExp(`^${slug}: \\d+ events, whole, head `, 'm')),
  };
  expect(await audit('verify', '--live')).toMatchObject(whole);
  const running = await audit('export', '--installer', slug);

  await product.end();
  expect(await audit('verify', '--live')).toMatchObject(whole);
  const stopped = await audit('export', '--installer', slug);
  expect(stopped).toMatchObject({ code: 0, error: '' });
  expect(stopped.out.split('\n').slice(0, -2)).toEqual(running.out.split('\n').slice(0, -2));

  const now = await audit('state', '--installer', slug, '--at', new Date().toISOString());
  expect(now).toMatchObject({ code: 0, error: '' });
  expect(JSON.parse(now.out)).toMatchObject({
    asOf: { position: expect.any(Number), at: expect.any(String) },
    account: { slug, status: 'active', installer_email: 'hidden' },
  });
  expect(await audit('state', '--installer', slug, '--at', '2999-01-01T00:00:00Z')).toMatchObject({
    code: 0,
    error: `2999-01-01T00:00:00.000Z hasn't come yet: this is how ${slug} stands now\n`,
  });
  expect(await audit('state', '--installer', slug, '--at', '2020-01-01T00:00:00Z')).toMatchObject({
    code: 1,
    out: '',
    error: expect.stringContaining(`there was no installer ${slug} yet`),
  });
  expect(existsSync(postmaster())).toBe(false);
});

it('stopped half-way it leaves no PostgreSQL behind, and half an export says that it is none', async () => {
  const product = await tests.start();
  await product.end();
  const { child, outcome } = launchCommand(tests.dataDir, 'audit', 'export', '--installer', slug);
  while (!existsSync(postmaster()) || postgresPid(tests.dataDir) === 0) await pause(2);
  const pid = postgresPid(tests.dataDir);
  child.kill('SIGINT');
  expect(await outcome).toMatchObject({ code: 130, out: '' });
  while (isAlive(pid)) await pause(10);

  const unread = launchCommand(tests.dataDir, 'audit', 'export', '--installer', slug);
  unread.child.stdout?.destroy();
  expect(await unread.outcome).toMatchObject({
    code: 1,
    error: expect.stringMatching(/\nThe export ends early, without a seal: it is not whole\n$/),
  });
  expect(existsSync(postmaster())).toBe(false);
});
