import type { FastifyInstance } from 'fastify';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Gauged {
  readonly name: string;
  readonly help: string;
  readonly read: () => Promise<number>;
}

/** Prometheus figures on a port of their own, on the loopback or the host's address, never on the public one. */
export const serveMetrics = async (
  server: FastifyInstance,
  gauges: readonly Gauged[],
  port: number,
  host: string,
): Promise<Server> => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const { name, help, read } of gauges)
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          this.set(await read().catch(() => Number.NaN));
        },
      }),
    );
  const requests = new Histogram({
    name: 'pilotlight_http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  const metrics = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => metrics.once('error', reject).listen(port, host, resolve));
  return metrics;
};
