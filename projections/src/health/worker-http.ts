import { createServer, type Server, type ServerResponse } from 'node:http';
import { ConfigurationError } from '@pilotlight/contracts/configuration';
import type { Projections } from '../projections';
import { readinessOf } from './readiness';
import { workerMetrics } from './worker-metrics';

const answer = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

const listening = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const refuse = ({ code }: NodeJS.ErrnoException): void =>
      reject(
        new ConfigurationError([`METRICS_PORT: the worker can't listen on ${host}:${port} (${code}); give it another`]),
      );
    server.once('error', refuse).listen(port, host, resolve);
  });

/** /healthz (it lives), /readyz (503 with the part that is down) and /metrics. Throws ConfigurationError where the port is taken. */
export const openWorkerHttp = async (
  projections: Pick<Projections, 'lag' | 'progress'>,
  port: number,
  host: string,
): Promise<Server> => {
  const registry = workerMetrics(projections);
  const routes = new Map<string, (response: ServerResponse) => Promise<void>>([
    ['/healthz', async (response) => answer(response, 200, { status: 'ok' })],
    [
      '/readyz',
      async (response) => {
        const { ready, parts } = await readinessOf(projections);
        answer(response, ready ? 200 : 503, { status: ready ? 'ready' : 'not ready', parts });
      },
    ],
    [
      '/metrics',
      async (response) => {
        const text = await registry.metrics();
        response.writeHead(200, { 'content-type': registry.contentType }).end(text);
      },
    ],
  ]);
  const server = createServer((request, response) => {
    const route = request.method === 'GET' ? routes.get(request.url ?? '') : undefined;
    if (!route) return answer(response, 404, { status: 'not found' });
    void route(response).catch(() => answer(response, 500, { status: 'failed' }));
  });
  await listening(server, port, host);
  return server;
};
