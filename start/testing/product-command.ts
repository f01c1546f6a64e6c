import { type ChildProcess, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { surroundings } from './running-product';

export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

export interface RunningCommand {
  readonly child: ChildProcess;
  readonly outcome: Promise<Outcome>;
}

const watched = (child: ChildProcess): RunningCommand => {
  let [out, error] = ['', ''];
  child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (error += chunk.toString()));
  return { child, outcome: new Promise((resolve) => child.once('close', (code) => resolve({ code, out, error }))) };
};

/** Starts a built command on a data folder, in surroundings of its own: files are named from the folder that this one lies in. */
export const launchCommand = (dataDir: string, name: string, ...words: string[]): RunningCommand => {
  const cwd = dirname(dataDir);
  const program = join(__dirname, '..', 'dist', 'cli', `${name}.js`);
  const env = { ...surroundings(), DATA_DIR: dataDir, INIT_CWD: cwd };
  return watched(spawn(process.execPath, [program, ...words], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] }));
};

export const command = (dataDir: string, name: string, ...words: string[]): Promise<Outcome> =>
  launchCommand(dataDir, name, ...words).outcome;

/** `npm run` with words, as it is typed in the checkout, its output into an open file. A `.env` there names no other database or key. */
export const npmRun = (dataDir: string, file: number, ...words: string[]): Promise<Outcome> => {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, DATA_DIR: dataDir, DATABASE_URL: '', EVENT_STORE: '', MASTER_KEY: '', NODE_ENV: '' };
  const cwd = join(__dirname, '..', '..');
  return watched(spawn('npm', ['run', ...words], { cwd, env, stdio: ['ignore', file, 'pipe'] })).outcome;
};
