import type { FastifyInstance } from 'fastify';
import { withTimeout } from '@pilotlight/subscriptions/timeout';

export interface HealthCheck {
  readonly name: string;
  /** Rejects with the cure when the part is down; may return a figure. */
  readonly ask: () => Promise<string | number | void>;
  /** The rest works without it: reported, but no reason to send people elsewhere. */
  readonly dispensable?: boolean;
}

const patience = 1500;

interface Answered {
  readonly name: string;
  readonly up: boolean;
  readonly says: string | number;
  readonly dispensable: boolean;
}

const answered = async ({ name, ask, dispensable = false }: HealthCheck): Promise<Answered> => {
  try {
    const says = await withTimeout(
      ask().then((figure) => figure ?? 'ok'),
      patience,
    );
    return { name, up: says !== undefined, says: says ?? 'no answer', dispensable };
  } catch {
    return { name, up: false, says: 'down', dispensable };
  }
};

/** /healthz: the process lives. /readyz: 503 names the part that is down, "degraded" one that is dispensable. */
export const registerHealth = (server: FastifyInstance, checks: readonly HealthCheck[]): void => {
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_, reply) => {
    const results = await Promise.all(checks.map(answered));
    const down = results.filter(({ up }) => !up);
    const ready = down.every(({ dispensable }) => dispensable);
    const status = down.length === 0 ? 'ready' : ready ? 'degraded' : 'not ready';
    const parts = Object.fromEntries(results.map(({ name, says }) => [name, says]));
    return reply.status(ready ? 200 : 503).send({ status, parts });
  });
};
