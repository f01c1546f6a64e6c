import { once } from 'node:events';
import type { Server, Socket } from 'node:net';
import { connect, createServer } from 'node:net';

/** A line to a server's port on this machine that can be cut, as when the server goes, held, as when it hangs, and mended. */
export interface CuttableLine {
  readonly port: number;
  /** Ends every connection and takes no new one. */
  cut(): Promise<void>;
  /** Ends every connection; new ones are taken. */
  tear(): void;
  hold(): void;
  mend(): Promise<void>;
}

export const portOf = (server: Server): number => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
};

export const lineTo = async (target: number, host = '127.0.0.1'): Promise<CuttableLine> => {
  const sockets = new Set<Socket>();
  let held = false;
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port: target, host, noDelay: true });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one
        .on('data', (bytes) => void other.write(bytes))
        .on('end', () => other.end())
        .on('error', () => {})
        .on('close', () => {
          other.destroy();
          sockets.delete(one);
        });
      if (held) one.pause();
    }
  });
  const listening = async (port: number): Promise<void> =>
    void (await once(server.listen(port, '127.0.0.1'), 'listening'));
  await listening(0);
  const port = portOf(server);
  const tear = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port,
    tear,
    cut: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      tear();
      await closed;
    },
    hold: () => {
      held = true;
      for (const socket of sockets) socket.pause();
    },
    mend: async () => {
      held = false;
      for (const socket of sockets) socket.resume();
      if (!server.listening) await listening(port);
    },
  };
};
