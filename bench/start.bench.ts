import { startEmbeddedPostgres } from '@pilotlight/event-store/embedded-postgres/embedded-postgres';
import { freePort } from '@pilotlight/event-store/embedded-postgres/server-process';
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Measurement } from './measurement';

const starts = 5;

/** What a newcomer's shell has: no setting of this checkout's reaches the clone. */
const newcomers = async (): Promise<Record<string, string | undefined>> => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  PORT: String(await freePort()),
});

/** Seconds until the work is done. */
const taking = async (work: () => unknown): Promise<number> => {
  const begin = performance.now();
  await work();
  return (performance.now() - begin) / 1_000;
};

/** Seconds from `npm start` to its line `ready`; ends it then as Ctrl-C does. */
const npmStart = async (folder: string): Promise<number> => {
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: await newcomers(),
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const ready = new Promise<void>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (/^ready \S+\n/m.test(said)) resolve();
    });
    void ended.then(() => reject(new Error(`npm start ended before it was ready:\n${said}`)));
  });
  const seconds = await taking(() => ready);
  if (child.pid) process.kill(-child.pid, 'SIGINT');
  await ended;
  return seconds;
};

const cloned = (folder: string): string => {
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', join(__dirname, '..'), folder]);
  return folder;
};

const held = (name: string, seconds: number, most: number, baseline: string): Measurement => ({
  name,
  value: Number(seconds.toFixed(2)),
  unit: 's',
  baseline,
  target: `<= ${most}`,
  ok: seconds <= most,
});

/** The last commit as a newcomer starts it: from a fresh clone, install and build included, and then again. */
export const run = async (): Promise<Measurement[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'pilotlight-bench-'));
  try {
    const installOnly = cloned(join(folder, 'install only'));
    const install = await taking(() =>
      execFileSync('npm', ['ci', '--ignore-scripts', '--silent'], { cwd: installOnly, stdio: 'ignore' }),
    );
    const clone = cloned(join(folder, 'fresh clone'));
    const first = await npmStart(clone);
    const again: number[] = [];
    for (let count = 0; count < starts; count += 1) again.push(await npmStart(clone));
    const dataDir = join(clone, 'data');
    const bare = await taking(async () => (await startEmbeddedPostgres({ dataDir })).stop());
    return [
      held('first npm start of a fresh clone', first, 60, `npm ci alone ${install.toFixed(1)} s`),
      held(
        `npm start again, the slowest of ${starts}`,
        Math.max(...again),
        3,
        `its PostgreSQL alone, started and stopped, ${bare.toFixed(2)} s`,
      ),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
