import { createServer } from 'node:net';

export class PortTaken extends Error {
  constructor(port: number, variable: string) {
    super(`Port ${port} is taken by another program. Stop that one, or choose another port: ${variable}=${port + 1}`);
    this.name = 'PortTaken';
  }
}

/** Rejects with PortTaken, or with why it can't listen. `variable` is the setting that chose the port. */
export const refuseTakenPort = (port: number, host: string, variable = 'PORT'): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new PortTaken(port, variable)
          : new Error(`${variable}: can't listen on ${host}:${port} (${error.code})`),
      ),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
