import { randomBytes } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export class AlreadyRunning extends Error {
  constructor(
    readonly folder: string,
    readonly holder: number | null,
  ) {
    super(`Another Pilotlight is already running on ${folder}${holder === null ? '' : ` (process ${holder})`}`);
    this.name = 'AlreadyRunning';
  }
}

export interface FolderLock {
  release(): Promise<void>;
}

interface Rival {
  readonly id: string;
  readonly state?: 'holds' | 'waits';
  readonly process: number | null;
}

const patience = 3_000;
const answerWithin = 1_000;

const probe = (path: string, id: string): Promise<Rival | 'gone'> =>
  new Promise((resolve) => {
    let answer = '';
    const socket = connect(path);
    const silent: Rival = { id, process: null };
    socket.setTimeout(answerWithin, () => {
      resolve(silent);
      socket.destroy();
    });
    socket.on('data', (bytes) => (answer += bytes.toString('latin1')));
    socket.on('end', () => {
      const [state, holder] = answer.split(' ');
      resolve(state === 'holds' || state === 'waits' ? { id, state, process: Number(holder) } : silent);
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? 'gone' : silent);
    });
  });

const listen = (server: Server, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => resolve());
  });

/**
 * The kernel drops the lock with the process, however it ends; no process id is trusted. Each contender first listens on a socket of its
 * own, then looks for others: of two, at least one sees the other. A dead socket's name is never reused, so removing it is safe. Throws
 * AlreadyRunning.
 */
export const lockFolder = async (folder: string): Promise<FolderLock> => {
  const sockets = join(folder, 'lock');
  mkdirSync(sockets, { recursive: true, mode: 0o700 });
  const id = `${Date.now().toString().padStart(15, '0')}-${randomBytes(6).toString('hex')}.sock`;
  // A socket's path has room for about 100 bytes; Linux lets an open folder stand for the long part.
  const handle = openSync(sockets, 'r');
  const reach = (name: string): string =>
    process.platform === 'linux' ? `/proc/self/fd/${handle}/${name}` : join(sockets, name);

  let holds = false;
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(`${holds ? 'holds' : 'waits'} ${process.pid}`);
  });
  const release = async (): Promise<void> => {
    rmSync(join(sockets, id), { force: true });
    await new Promise<void>((resolve) => server.close(() => resolve()));
    closeSync(handle);
  };

  // Between bind and listen a socket looks dead, so it gets its public name only after both.
  await listen(server, reach(`new-${id}`));
  server.unref();
  renameSync(join(sockets, `new-${id}`), join(sockets, id));

  const deadline = Date.now() + patience;
  for (;;) {
    const names = readdirSync(sockets).filter(
      (name) => name.endsWith('.sock') && !name.startsWith('new-') && name !== id,
    );
    const probed = await Promise.all(names.map(async (name) => ({ name, found: await probe(reach(name), name) })));
    const rivals: Rival[] = [];
    for (const { name, found } of probed) {
      if (found === 'gone') rmSync(join(sockets, name), { force: true });
      else rivals.push(found);
    }
    if (rivals.length === 0) break;
    const late = Date.now() > deadline;
    const winner = rivals.find(
      (rival) => late || rival.state === 'holds' || (rival.state === 'waits' && rival.id < id),
    );
    if (winner !== undefined) {
      await release();
      throw new AlreadyRunning(folder, winner.process);
    }
    await pause(20);
  }
  holds = true;
  return { release };
};
