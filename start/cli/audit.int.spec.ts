import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AuditRoom, masterKey } from '@pilotlight/projections/testing/audit-room';
import { conversation, installer } from '@pilotlight/projections/testing/story';

const root = join(__dirname, '../..');

let room: AuditRoom;
let folder: string;
beforeAll(async () => {
  room = await AuditRoom.open();
  folder = mkdtempSync(join(tmpdir(), 'pilotlight-audit-'));
  const acme = installer('acme');
  await room.happens([acme.created('Acme Heating'), conversation('best', randomUUID()).started()]);
  await room.happens([acme.renamed('Acme Gas')]);
});
afterAll(async () => {
  await room.close();
  rmSync(folder, { recursive: true });
});

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The command as a process, in a folder of its own; no worker runs but its own. */
const audit = (args: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<Ended> =>
  new Promise((resolve) => {
    const loader = join(root, 'libs/event-store/testing/run-typescript.cjs');
    const program = ['--conditions=source', '-r', loader, join(__dirname, 'audit.ts')];
    const child = spawn(process.execPath, [...program, ...args], {
      cwd: folder,
      env: { PATH: process.env['PATH'], DATABASE_URL: room.databaseUrl, MASTER_KEY: masterKey, ...environment },
    });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (chunk) => (stdout += chunk));
    child.stderr.on('data', (chunk) => (stderr += chunk));
    child.on('exit', (code) => resolve({ code, stdout, stderr }));
  });

it('exports an installer, and the file is whole under the key that was held beforehand', async () => {
  const key = (await audit(['key'])).stdout.trim();
  const exported = await audit(['export', '--installer', 'acme']);
  expect(exported).toMatchObject({ code: 0, stderr: '' });
  expect(exported.stdout.split('\n')).toHaveLength(4);
  writeFileSync(join(folder, 'acme.ndjson'), exported.stdout);
  const offline = { DATABASE_URL: '', MASTER_KEY: '' };
  const verified = await audit(['verify', 'acme.ndjson', '--key', key], offline);
  expect(verified).toMatchObject({ code: 0, stdout: expect.stringContaining(`key     ${key}`) });
  expect(verified.stdout).toMatch(/^\S+acme\.ndjson is whole, and sealed with the key you named\n {2}of {6}acme\n/);
  expect(verified.stdout).toContain('events  2');
  const other = Buffer.alloc(32, 5).toString('base64url');
  expect(await audit(['verify', 'acme.ndjson', '--key', other], offline)).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^\S+acme\.ndjson was sealed with another key than the one you named\n/),
  });
  writeFileSync(join(folder, 'acme.ndjson'), exported.stdout.replace('Acme Gas', 'Acme Oil'));
  const changed = await audit(['verify', 'acme.ndjson'], offline);
  expect(changed).toMatchObject({ code: 1, stdout: expect.stringContaining('is not whole: line 2 was changed') });
});

it('compares log and chains, beside a worker and without one', async () => {
  const alone = await audit(['verify', '--live']);
  expect(alone).toMatchObject({ code: 0, stderr: '' });
  expect(alone.stdout).toMatch(/^acme: 2 events, whole, head [0-9a-f]{64}\nbest: 1 events, whole/);
  const worker = await room.startWorker();
  expect((await audit(['verify', '--live', '--installer', 'acme'])).stdout).toMatch(/^acme: 2 events, whole/);
  await worker.stop();
});

it('tells how an installer stood at a moment', async () => {
  const [created, renamed] = await room.eventStore.readStream('installer-acme');
  const before = await audit(['state', '--installer', 'acme', '--at', created?.at ?? '']);
  expect(before.stderr).toBe('');
  expect(JSON.parse(before.stdout)).toMatchObject({
    moment: created?.at,
    asOf: { at: created?.at, position: 1, type: 'InstallerCreated', id: created?.id },
    account: { name: 'Acme Heating', installer_email: null },
  });
  const after = await audit(['state', '--installer', 'acme', '--at', renamed?.at ?? '']);
  expect(JSON.parse(after.stdout)).toMatchObject({ asOf: { position: 3 }, account: { name: 'Acme Gas' } });
  const early = await audit(['state', '--installer', 'acme', '--at', '2020-01-01T00:00:00Z']);
  expect(early).toMatchObject({
    code: 1,
    stdout: '',
    stderr: `At 2020-01-01T00:00:00.000Z there was no installer acme yet: its first event is of ${created?.at}\n`,
  });
  const coming = await audit(['state', '--installer', 'acme', '--at', '2999-01-01T00:00:00Z']);
  expect(coming).toMatchObject({
    code: 0,
    stderr: "2999-01-01T00:00:00.000Z hasn't come yet: this is how acme stands now\n",
  });
  expect(JSON.parse(coming.stdout)).toMatchObject({ asOf: { at: renamed?.at }, account: { name: 'Acme Gas' } });
});

it.each([
  [2, ['export', '--installer', 'nobody'], {}, 'holds no event of nobody'],
  [2, ['verify', '--live', '--installer', 'nobody'], {}, 'holds no event of nobody'],
  [2, ['state', '--installer', 'nobody', '--at', '2026-01-01T00:00:00Z'], {}, 'no installer nobody'],
  [2, ['verify', 'missing.ndjson'], {}, 'missing.ndjson'],
  [2, ['verify', '.'], {}, 'no file'],
  [2, ['dance'], {}, 'no command "dance"'],
  [1, ['key'], { MASTER_KEY: '' }, 'MASTER_KEY is missing'],
  [1, ['key'], { DATABASE_URL: 'postgres://x@127.0.0.1:1/x' }, 'Is PostgreSQL running there'],
  [1, ['key'], { DATABASE_URL: '', DATA_DIR: './nowhere' }, 'holds no data'],
])('ends with %i for %j and says why', async (code, args, environment, words) => {
  const ended = await audit(args, environment);
  expect(ended).toMatchObject({ code, stdout: '' });
  expect(ended.stderr).toContain(words);
});

it('exports and verifies the platform where nothing has happened to it', async () => {
  const exported = await audit(['export', '--platform']);
  expect(exported).toMatchObject({ code: 0, stderr: 'The platform has no events yet: the export is its seal alone\n' });
  writeFileSync(join(folder, 'platform.ndjson'), exported.stdout);
  expect((await audit(['verify', 'platform.ndjson'])).stdout).toMatch(
    /is whole\n {2}of {6}the platform\n {2}events {2}0\n/,
  );
  expect(await audit(['verify', '--live', '--platform'])).toMatchObject({
    code: 0,
    stdout: 'The platform has no events yet: nothing differs\n',
  });
});

it('names the event that differs, and breaks an export off before it', async () => {
  await room.tamper(
    'event_log.events',
    `update event_log.events set data = '{}' where stream = 'installer-acme' and revision = 1`,
  );
  const live = await audit(['verify', '--live']);
  expect(live).toMatchObject({ code: 1 });
  expect(live.stdout).toMatch(/acme: event 2 \(position 3 of the log, id [0-9a-f-]{36}\) is not what was chained/);
  const exported = await audit(['export', '--installer', 'acme']);
  expect(exported).toMatchObject({ code: 1, stderr: expect.stringContaining('without a seal') });
  expect(exported.stdout.split('\n')).toHaveLength(2);
});
