import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';

/** A line to a database that can be cut, as when its machine goes, and mended. */
export interface CuttableLine {
  /** The database's URL by way of the line. */
  readonly url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

export const lineTo = async (databaseUrl: string): Promise<CuttableLine> => {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one
        .on('error', () => {})
        .on('close', () => {
          other.destroy();
          sockets.delete(one);
        });
    }
  });
  const listening = async (port: number): Promise<void> =>
    void (await once(server.listen(port, '127.0.0.1'), 'listening'));
  await listening(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    cut: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    mend: () => listening(port),
  };
};
