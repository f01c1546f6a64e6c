import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { slugOf } from '@pilotlight/contracts/values/slug';
import { Delivery } from '@pilotlight/backend/notifications/delivery/delivery';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { type Fall, ledgerOf } from './falls';
import { call } from './http-call';
import { Joiner, sequels, type Step, steps } from './joiner';
import { leftWrong, readModelsCaughtUp, secretsInLog } from './joining-books';

const root = join(__dirname, '..', '..');
const elevenMinutes = 11 * 60_000;

let databaseUrl: string;
let processes: ChildProcess[];
beforeAll(async () => {
  processes = [];
  const backend = await startTestBackend();
  ({ databaseUrl } = backend);
  await backend.stop();
});
afterAll(() => processes.forEach((child) => child.kill('SIGKILL')));

const startProcess = async ({ act, side }: Fall): Promise<{ ended: Promise<unknown>; address: string }> => {
  const loader = join(root, 'libs/event-store/testing/run-typescript.cjs');
  const options = JSON.stringify({ databaseUrl, trustProxy: true, developerPages: true });
  const program = ['--conditions=source', '-r', loader, join(__dirname, 'falling-process.ts'), options, act, side];
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'inherit'] });
  processes.push(child);
  const ended = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
  let said = '';
  for await (const bytes of child.stdout) {
    said += String(bytes);
    const [, address] = /^ready (\S+)\n/m.exec(said) ?? [];
    if (address) return { ended, address };
  }
  throw new Error('The process ended before it was ready');
};

const restarted = async (use: (backend: TestBackend) => Promise<void>): Promise<void> => {
  const backend = await startTestBackend({ databaseUrl, trustProxy: true, developerPages: true });
  try {
    await use(backend);
  } finally {
    await backend.stop();
  }
};

/** The step in which its process was killed; null where it was killed only after all were answered. */
const joinsAtKilled = async (joiner: Joiner, address: string): Promise<Step | null> => {
  const backend: Pick<TestBackend, 'call'> = { call: (method, path, asking) => call(address, method, path, asking) };
  for (const step of steps) {
    const answer = await joiner[step](backend).catch(() => null);
    if (answer?.status !== 200) return step;
  }
  return null;
};

/** As the jobs do whose processes were killed, once their time is over. */
const emailsComeToAnEnd = async (backend: TestBackend): Promise<void> => {
  const { rows } = await backend.database.query<{ id: string }>(
    `select notification_id as id from read.notifications where status in ('waiting', 'attempted')`,
  );
  const later = Date.now() + elevenMinutes;
  for (const { id } of rows) await backend.app.get(Delivery).deliver(id, later);
};

const kills: readonly Fall[] = [
  { act: 'append RegistrationStarted', side: 'after' },
  { act: 'payment', side: 'after' },
  { act: 'append RegistrationClaimed', side: 'after' },
  { act: 'append InstallerCreated', side: 'after' },
  { act: 'adopt', side: 'after' },
  { act: 'append NotificationRequested', side: 'before' },
  { act: 'send email', side: 'before' },
  { act: 'queue payment-notice', side: 'after' },
];

it('charges once, makes one account and asks to verify, wherever the process is killed', async () => {
  const joiners: Joiner[] = [];
  for (const kill of kills) {
    const { ended, address } = await startProcess(kill);
    const joiner = new Joiner('Killed Boilers');
    joiners.push(joiner);
    const cutOff = await joinsAtKilled(joiner, address);
    expect(await ended).toBe('SIGKILL');
    await restarted(async (backend) => {
      if (cutOff) await sequels['asks again'](joiner, backend, cutOff);
    });
  }
  await restarted(async (backend) => {
    await backend.database.query('update access.test_payment_events set not_before = now()');
    await ledgerOf(backend).runDue();
    await emailsComeToAnEnd(backend);
    await readModelsCaughtUp(backend);
    // A mail that was being handed over is sent by nobody again: its reader asks for another.
    const { rows } = await backend.database.query<{ slug: string }>(
      `select slug from read.notifications where event_type = 'verify_email' and status = 'unknown'`,
    );
    const waiting = new Set(rows.map(({ slug }) => slug));
    for (const joiner of joiners.filter(({ form }) => waiting.has(slugOf(form.businessName))))
      expect((await joiner.asksForAnotherLink(backend)).status).toBe(200);
    expect(await leftWrong(backend, joiners, new Set())).toEqual([]);
    expect(await secretsInLog(backend)).toEqual([]);
  });
});
