import { createServer } from 'node:net';

/** Says so before anything is started, rather than after. */
export class PortTaken extends Error {
  constructor(port: number) {
    super(
      `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
    );
    this.name = 'PortTaken';
  }
}

/** Rejects with PortTaken, or with why this address can't be listened on. */
export const refuseTakenPort = (port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new PortTaken(port)
          : new Error(`Can't listen on ${host}:${port} (${error.code})`),
      ),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
