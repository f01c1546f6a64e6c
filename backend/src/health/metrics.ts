import type { FastifyInstance } from 'fastify';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, type Metric, Registry } from 'prom-client';
import { withTimeout } from '@pilotlight/subscriptions/timeout';

export type { Metric };

export interface Figures<Name extends string = string> {
  readonly help: Readonly<Record<Name, string>>;
  /** What a figure that has several values tells apart; read models unless said otherwise. */
  readonly label?: 'model' | 'channel' | 'policy';
  readonly read: () => Promise<Readonly<Record<Name, number | ByLabel>>>;
}

export type ByLabel = Readonly<Record<string, number>>;

const patience = 1_500;

/** A scrape reads each figure at once; all come from one look. */
const shared = (read: Figures['read']): Figures['read'] => {
  let looking: ReturnType<Figures['read']> | undefined;
  return () => (looking ??= read().finally(() => (looking = undefined)));
};

const registerFigures = (registry: Registry, { help, label = 'model', read }: Figures): void => {
  const figures = shared(read);
  for (const [name, meaning] of Object.entries(help)) {
    // Counts that only grow are named so by Prometheus' own custom.
    const Kind = name.endsWith('_total') ? Counter : Gauge;
    const metric = new Kind({
      name,
      help: meaning,
      labelNames: [label],
      registers: [],
      async collect() {
        const all = await withTimeout(figures(), patience).catch(() => undefined);
        const figure = all?.[name] ?? Number.NaN;
        this.reset();
        if (typeof figure === 'number') this.inc(figure);
        else for (const [value, each] of Object.entries(figure)) this.inc({ [label]: value }, each);
      },
    });
    registry.registerMetric(metric);
  }
};

export interface Measured {
  readonly figures: readonly Figures[];
  readonly counted: readonly Metric[];
}

/** On a port of their own. A figure without a value in 1.5 s is NaN; the others come all the same. */
export const serveMetrics = async (
  server: FastifyInstance,
  { figures, counted }: Measured,
  port: number,
  host: string,
): Promise<Server> => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const each of figures) registerFigures(registry, each);
  for (const metric of counted) registry.registerMetric(metric);
  const requests = new Histogram({
    name: 'pilotlight_http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.002, 0.003, 0.004, 0.005, 0.0075, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 1, 5],
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
