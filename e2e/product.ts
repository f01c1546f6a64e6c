import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { nodeOptions } from '../start/node-options';
import { ownPort } from '@pilotlight/event-store/testing/own-port';
import { surroundings } from '../start/testing/running-product';
import { copyStartedOnce } from '../start/testing/started-once';

export interface Login {
  readonly email: string;
  readonly password: string;
}

/** The running product, as the block it prints tells it. */
export interface Product {
  readonly address: string;
  readonly admin: Login;
  readonly auditor: Login;
  readonly demoInstaller: Login;
  stop(): Promise<void>;
}

const root = join(__dirname, '..');
const patienceMs = 60_000;

const blockUntilReady = async (child: ChildProcess): Promise<string> => {
  if (!child.stdout || !child.stderr) throw new Error('The product has no output');
  const said: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(String(chunk)));
  const lines = createInterface({ input: child.stdout });
  const late = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  for await (const line of lines) {
    said.push(line);
    if (!line.startsWith('ready ')) continue;
    clearTimeout(late);
    child.stdout.resume();
    return said.join('\n');
  }
  throw new Error(`The product ended before it was ready:\n${said.join('\n')}`);
};

const found = (pattern: RegExp, block: string): string[] => {
  const match = pattern.exec(block);
  if (!match) throw new Error(`The printed block lacks ${pattern}:\n${block}`);
  return match.slice(1);
};

/** Starts everything that `npm start` starts, from what is built, in a data folder (that was started once) and on a port of its own. */
export const startProduct = async (
  settings: Readonly<Record<string, string>> = {},
  /** Outside a run of tests nothing is there to copy: the data folder is started for the first time. */
  { copied = true }: { readonly copied?: boolean } = {},
): Promise<Product> => {
  const main = join(root, 'start/dist/main.js');
  if (!existsSync(main)) throw new Error('Not built yet: npm run build');
  const dataDir = mkdtempSync(join(tmpdir(), 'pilotlight-browser-'));
  if (copied) await copyStartedOnce(join(dataDir, 'data'));
  const child = spawn(process.execPath, [...nodeOptions, main], {
    cwd: dataDir,
    env: {
      ...surroundings(),
      PORT: String(await ownPort()),
      DATA_DIR: join(dataDir, 'data'),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const block = await blockUntilReady(child);
    const [address = ''] = found(/^ready (\S+)$/m, block);
    const [email = '', password = ''] = found(/Admin +\S+\n +(\S+)\n +(\S+)/, block);
    const [auditorEmail = '', auditorPassword = ''] = found(/Auditor +\S+\n +(\S+)\n +(\S+)/, block);
    const [demoEmail = '', demoPassword = ''] = found(/Demo installer +\S+\n +(\S+)\n +(\S+)/, block);
    return {
      address,
      admin: { email, password },
      auditor: { email: auditorEmail, password: auditorPassword },
      demoInstaller: { email: demoEmail, password: demoPassword },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
