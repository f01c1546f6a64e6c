import { adminLogin } from '@pilotlight/contracts/http/access';
import { saveInstaller } from '@pilotlight/contracts/http/installers';
import { widgetAccess } from '@pilotlight/contracts/http/widget';
import { freePort } from '@pilotlight/event-store/embedded-postgres/server-process';
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { admin } from '../backend/test/backend-under-test';
import { startReady } from '../start/testing/running-product';

export interface Session {
  readonly sessionId: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface ChatServer {
  readonly url: string;
  /** A new visitor. */
  open(): Promise<Session>;
  stop(): Promise<unknown>;
}

const slug = 'bench-heating';
const origin = 'https://bench-heating.example';
const json = { 'content-type': 'application/json' };

/** The bare route, in a process of its own. */
export const startBare = async (databaseUrl: string): Promise<ChatServer> => {
  const { child, ended, address } = await startProgram('bare-insert.ts', databaseUrl);
  return {
    url: `${address}/chat`,
    open: () => Promise.resolve({ sessionId: randomUUID(), headers: json }),
    stop: () => {
      child.kill();
      return ended;
    },
  };
};

/** Starts a program of ours, which says where it listens. */
const startProgram = async (
  file: string,
  ...words: string[]
): Promise<{ child: ChildProcess; ended: Promise<unknown>; address: string }> => {
  const loader = join(__dirname, '..', 'libs/event-store/testing/run-typescript.cjs');
  const program = ['--conditions=source', '-r', loader, join(__dirname, file), ...words];
  const environment = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'inherit'], env: environment });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [, printed] = /^ready (\S+)\n/m.exec(said) ?? [];
      if (printed) resolve(printed);
    });
    void ended.then(() => reject(new Error(`${file} ended`)));
  });
  return { child, ended, address };
};

const called = async (url: string, headers: Readonly<Record<string, string>>, body: unknown): Promise<unknown> => {
  const answer = await fetch(url, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return answer.json();
};

let visitors = 0;
/** Every visitor comes from somewhere else, so that no limit by address is met. */
const nextAddress = (): string => `10.0.${(visitors += 1) >> 8}.${visitors & 255}`;

const openAt = async (address: string, key: string): Promise<Session> => {
  const answer = await called(
    `${address}/api/widget/${slug}/access`,
    { origin, 'x-forwarded-for': nextAddress() },
    { installerId: slug, origin, key },
  );
  const { sessionId, sessionToken } = widgetAccess.response.parse(answer);
  const headers = { ...json, origin, accept: 'text/event-stream', authorization: `Bearer ${sessionToken}` };
  return { sessionId, headers };
};

/** A backend in a process of its own, which tells whom it should or, without policies, nobody. */
export const startBackend = async (databaseUrl: string, policies: 'run' | 'stopped'): Promise<ChatServer> => {
  const options = JSON.stringify({ databaseUrl, trustProxy: true });
  const { child, ended, address } = await startProgram('../backend/test/backend-process.ts', options, policies);
  const authorization = `Bearer ${admin.token}`;
  const form = {
    slug,
    name: 'Bench Heating',
    allowedDomains: [origin],
    installerEmail: 'office@bench-heating.example',
  };
  const withLogin = { ...form, installerPassword: randomBytes(24).toString('hex') };
  const saved = saveInstaller.response.parse(await called(`${address}/api/installers`, { authorization }, withLogin));
  return {
    url: `${address}/api/widget/${slug}/chat`,
    open: () => openAt(address, saved.installer.apiKey),
    stop: () => {
      child.kill();
      return ended;
    },
  };
};

/** The built product in production's settings, in a process of its own, with one installer. */
export const startPilotlight = async (
  databaseUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ChatServer & { readonly pid: number }> => {
  const folder = mkdtempSync(join(tmpdir(), 'pilotlight-bench-'));
  const port = await freePort();
  const [email, password] = ['owner@bench-heating.example', randomBytes(24).toString('hex')];
  const environment = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
    ADMIN_TOKEN: randomBytes(32).toString('hex'),
    MASTER_KEY: randomBytes(32).toString('hex'),
    TRUST_PROXY: 'true',
    ...settings,
  };
  const product = await startReady({ dataDir: join(folder, 'data'), port, environment });
  const { address } = product;
  const login = adminLogin.response.parse(await called(`${address}/api/admin/login`, {}, { email, password }));
  const form = { slug, name: 'Bench Heating', allowedDomains: [origin] };
  const authorization = `Bearer ${login.token}`;
  const saved = saveInstaller.response.parse(await called(`${address}/api/installers`, { authorization }, form));
  const key = saved.installer.apiKey;
  return {
    pid: product.child.pid ?? 0,
    url: `${address}/api/widget/${slug}/chat`,
    open: () => openAt(address, key),
    stop: async () => {
      await product.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
