import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { deliveryLog } from '@pilotlight/contracts/http/notifications';
import { setTimeout as pause } from 'node:timers/promises';
import { Overdue } from '../src/notifications/delivery/overdue';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { call } from './http-call';
import { type InstallerOnBoard, newInstaller, Visitor } from './people';
import { ProvidersUnderTest, type Then } from './providers-under-test';

const root = join(__dirname, '..', '..');
const elevenMinutes = 11 * 60_000;

let providers: ProvidersUnderTest;
let databaseUrl: string;
let leeds: InstallerOnBoard;
let processes: ChildProcess[];
beforeAll(async () => {
  processes = [];
  providers = await ProvidersUnderTest.start();
  const backend = await startTestBackend();
  ({ databaseUrl } = backend);
  leeds = await newInstaller(backend, 'leeds', {
    phoneSms: '07700 900456',
    notificationPreferences: { channels: { sms: true } },
  });
  await backend.stop();
});
afterAll(async () => {
  for (const child of processes) child.kill('SIGKILL');
  await providers.stop();
});

const startProcess = async (): Promise<{ child: ChildProcess; ended: Promise<unknown>; address: string }> => {
  const loader = join(root, 'libs/event-store/testing/run-typescript.cjs');
  const options = JSON.stringify({ databaseUrl, messaging: providers.settings });
  const program = ['--conditions=source', '-r', loader, join(__dirname, 'backend-process.ts'), options];
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'inherit'] });
  processes.push(child);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let said = '';
  for await (const bytes of child.stdout) {
    said += String(bytes);
    const [, address] = /^ready (\S+)\n/m.exec(said) ?? [];
    if (address) return { child, ended, address };
  }
  throw new Error('The process ended before it was ready');
};

it('sends nothing again of what a provider had taken when the process was killed, and lists it as unknown', async () => {
  const deaths = 2;
  for (let death = 1; death <= deaths; death += 1) {
    const { child, ended, address } = await startProcess();
    const before = providers.accepted.length;
    providers.afterTaking = async (): Promise<Then> => {
      if (providers.accepted.length === before + 2) child.kill('SIGKILL');
      await ended;
      return 'hangs up';
    };
    const backend: Pick<TestBackend, 'call'> = { call: (method, path, asking) => call(address, method, path, asking) };
    await (await Visitor.of(backend, leeds)).say('I can smell gas').catch(() => undefined);
    await ended;
    expect(providers.accepted).toHaveLength(2 * death);
  }

  providers.afterTaking = () => 'answers';
  const backend = await startTestBackend({ databaseUrl, messaging: providers.settings });
  try {
    await backend.app.get(Overdue).settle(Date.now() + elevenMinutes);
    for (;;) {
      const listed = await backend.asAdmin('GET', '/api/admin/notifications?status=unknown');
      if (deliveryLog.response.parse(listed.json).total === 2 * deaths) break;
      await pause(50);
    }
    await pause(500);
    expect({ taken: providers.accepted.length, doubles: providers.doubles }).toEqual({
      taken: 2 * deaths,
      doubles: [],
    });
  } finally {
    await backend.stop();
  }
});
