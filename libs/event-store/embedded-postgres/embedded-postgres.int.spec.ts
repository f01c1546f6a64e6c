import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { z } from 'zod';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres';

const testing = join(__dirname, '..', 'testing');
const reportSchema = z.object({ url: z.string().optional(), pid: z.number().optional(), error: z.string().optional() });

const ask = async (url: string, text: string): Promise<unknown[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};

/** A process that has ended may stay listed until its parent asks for it. */
const isAlive = (pid: number): boolean =>
  /^[^Z]/.test(spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout);

describe('embedded PostgreSQL', () => {
  let folder: string;
  let running: EmbeddedPostgres[];
  let others: ChildProcess[];
  const start = async (dataDir = join(folder, 'data')): Promise<EmbeddedPostgres> => {
    const postgres = await startEmbeddedPostgres({ dataDir });
    running.push(postgres);
    return postgres;
  };
  const startElsewhere = async (dataDir = join(folder, 'data')) => {
    const program = [
      '--conditions=source',
      '-r',
      join(testing, 'run-typescript.cjs'),
      join(testing, 'embedded-postgres-process.ts'),
      dataDir,
    ];
    const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'inherit'] });
    others.push(child);
    const [bytes]: unknown[] = await once(child.stdout, 'data');
    return { child, report: reportSchema.parse(JSON.parse(String(bytes))) };
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pilotlight-embedded-'));
    running = [];
    others = [];
  });
  afterEach(async () => {
    await Promise.all(running.map((postgres) => postgres.stop()));
    for (const child of others) child.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });

  it('keeps what was written from one start to the next', async () => {
    const first = await start();
    await ask(first.url, 'create table kept as select 42 as answer');
    await first.stop();
    await expect(first.exited).resolves.toMatchObject({ code: 0, stopped: true });
    const second = await start();
    await expect(ask(second.url, 'select answer from kept')).resolves.toEqual([{ answer: 42 }]);
  });

  it('runs with the settings that keep acknowledged events, for the loopback address and the password only', async () => {
    const { url } = await start();
    const rows = await ask(
      url,
      "select string_agg(name || '=' || setting, ' ' order by name) as all from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses')",
    );
    expect(rows).toEqual([{ all: 'fsync=on full_page_writes=on listen_addresses=127.0.0.1 synchronous_commit=on' }]);
    const stranger = new URL(url);
    stranger.password = 'guessed';
    await expect(ask(stranger.href, 'select 1')).rejects.toThrow('password authentication failed');
    expect(statSync(join(folder, 'data', 'postgres-password')).mode & 0o777).toBe(0o600);
  });

  it('keeps rows and statements out of its log', async () => {
    const { url } = await start();
    await ask(url, 'create table secrets (id text primary key check (length(id) < 5))');
    await expect(ask(url, "insert into secrets values ('canary-word')")).rejects.toThrow('check constraint');
    const log = readFileSync(join(folder, 'data', 'postgres.log'), 'utf8');
    expect(log).toContain('check constraint');
    expect(log).not.toContain('canary-word');
  });

  it.each([
    ['with spaces', 'my data/Pilot light'],
    ['longer than a socket address', `${'long-name-'.repeat(9)}/${'long-name-'.repeat(9)}`],
  ])('runs in a folder %s', async (_case, name) => {
    const { url } = await start(join(folder, name));
    await expect(ask(url, 'select 1 as one')).resolves.toEqual([{ one: 1 }]);
  });

  it('runs in a folder that nobody else can enter, below another such', async () => {
    const home = mkdtempSync(join(homedir(), '.pilotlight-test-'));
    chmodSync(home, 0o700);
    mkdirSync(join(home, 'data'), { mode: 0o700 });
    const postgres = await startEmbeddedPostgres({ dataDir: join(home, 'data') });
    const rows = await ask(postgres.url, 'select 1 as one');
    await postgres.stop();
    expect(statSync(join(home, 'data')).mode & 0o777).toBe(0o700);
    rmSync(home, { recursive: true });
    expect(rows).toEqual([{ one: 1 }]);
  });

  it('refuses a second instance on the folder, naming folder and process, in this process or another', async () => {
    await start();
    const line = `Another Pilotlight is already running on ${join(folder, 'data')} (process ${process.pid})`;
    await expect(start()).rejects.toThrow(line);
    const { report } = await startElsewhere();
    expect(report.error).toBe(`AlreadyRunning: ${line}`);
  });

  it('lets one of several through that start at the same moment', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => start()));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('lets the folder go when its process is killed, and stops the PostgreSQL left behind', async () => {
    const { child, report } = await startElsewhere();
    const left = report.pid ?? 0;
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(isAlive(left)).toBe(true);
    const { url } = await start();
    expect(isAlive(left)).toBe(false);
    await expect(ask(url, 'select 1 as one')).resolves.toEqual([{ one: 1 }]);
  });

  it('comes back when the process and PostgreSQL were both killed', async () => {
    const { child, report } = await startElsewhere();
    await ask(report.url ?? '', 'create table kept as select 42 as answer');
    child.kill('SIGKILL');
    process.kill(report.pid ?? 0, 'SIGKILL');
    const { url } = await start();
    await expect(ask(url, 'select answer from kept')).resolves.toEqual([{ answer: 42 }]);
  });

  it('is not misled by a pid file that names a stranger', async () => {
    const first = await start();
    await first.stop();
    const stranger = spawn('sleep', ['60'], { stdio: 'ignore' });
    others.push(stranger);
    writeFileSync(
      join(folder, 'data', 'postgres', 'postmaster.pid'),
      `${stranger.pid}\n${join(folder, 'data', 'postgres')}\n`,
    );
    const { url } = await start();
    await expect(ask(url, 'select 1 as one')).resolves.toEqual([{ one: 1 }]);
    expect(isAlive(stranger.pid ?? 0)).toBe(true);
  });

  it('is started again on the same address when it dies while in use', async () => {
    const postgres = await start();
    const first = postgres.pid ?? 0;
    process.kill(first, 'SIGKILL');
    while (
      postgres.pid === undefined ||
      postgres.pid === first ||
      !(await ask(postgres.url, 'select 1').catch(() => undefined))
    )
      await pause(10);
    await expect(ask(postgres.url, 'select 1 as one')).resolves.toEqual([{ one: 1 }]);
  });

  it('refuses a folder of another major version, saying what to do', async () => {
    await (await start()).stop();
    writeFileSync(join(folder, 'data', 'postgres', 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow(/was made by PostgreSQL 17 and this is PostgreSQL 18\. Dump it/);
  });

  it('makes the cluster anew where an earlier making was cut short', async () => {
    mkdirSync(join(folder, 'data', 'new-cluster-abc123', 'cluster', 'base'), { recursive: true });
    const { url } = await start();
    await expect(ask(url, 'select 1 as one')).resolves.toEqual([{ one: 1 }]);
    expect(existsSync(join(folder, 'data', 'new-cluster-abc123'))).toBe(false);
  });

  it('runs beside others, each on a port of its own', async () => {
    const stranger = createServer();
    await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
    const [one, two] = await Promise.all([start(join(folder, 'one')), start(join(folder, 'two'))]);
    stranger.close();
    expect(new URL(one.url).port).not.toBe(new URL(two.url).port);
  });
});
