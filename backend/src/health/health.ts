import type { FastifyInstance } from 'fastify';

export interface HealthCheck {
  readonly name: string;
  /** Rejects with the cure when the part is down; may tell a figure. */
  readonly ask: () => Promise<string | number | void>;
}

const patience = 1500;

const answered = async ({ name, ask }: HealthCheck): Promise<readonly [string, boolean, string | number]> => {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer')), patience).unref());
  try {
    return [name, true, (await Promise.race([ask(), late])) ?? 'ok'];
  } catch (error) {
    return [name, false, error instanceof Error && error.message === 'no answer' ? 'no answer' : 'down'];
  }
};

/** /healthz: the process lives. /readyz: it can do its work; 503 names the part that is down. */
export const registerHealth = (server: FastifyInstance, checks: readonly HealthCheck[]): void => {
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_, reply) => {
    const results = await Promise.all(checks.map(answered));
    const ready = results.every(([, up]) => up);
    const parts = Object.fromEntries(results.map(([name, , says]) => [name, says]));
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', parts });
  });
};
