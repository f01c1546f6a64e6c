import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { withTimeout } from '@pilotlight/subscriptions/timeout';
import type { Projections } from '../projections';
import type { Lag } from '@pilotlight/subscriptions/lag';

type Source = Pick<Projections, 'lag' | 'progress'>;
type ByModel = readonly (readonly [string, number])[];

const patience = 1_500;

/** Both gauges of a scrape share one look at the database. */
const sharedLag = (source: Source): (() => Promise<Lag | undefined>) => {
  let looking: Promise<Lag | undefined> | undefined;
  return () =>
    (looking ??= withTimeout(source.lag(), patience)
      .catch(() => undefined)
      .finally(() => (looking = undefined)));
};

/** By read model, beside those of the process. A figure without a value in 1.5 s is left out. */
export const workerMetrics = (source: Source): Registry => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const lag = sharedLag(source);
  const describe = (name: string, help: string) => ({ name, help, labelNames: ['model'], registers: [registry] });

  const gauge = (name: string, help: string, read: () => Promise<ByModel>): Gauge =>
    new Gauge({
      ...describe(name, help),
      async collect() {
        const figures = await read();
        this.reset();
        for (const [model, figure] of figures) this.set({ model }, figure);
      },
    });
  const counter = (name: string, help: string, read: () => ByModel): Counter =>
    new Counter({
      ...describe(name, help),
      collect() {
        this.reset();
        for (const [model, figure] of read()) this.inc({ model }, figure);
      },
    });

  gauge('pilotlight_read_model_lag_ms', 'Age of the oldest event not shown yet', async () =>
    Object.entries((await lag())?.models ?? {}),
  );
  gauge('pilotlight_read_model_quarantined_streams', 'Streams set aside because of a poison event', async () => {
    const told = await lag();
    return told === undefined ? [] : Object.keys(told.models).map((model) => [model, told.quarantined[model] ?? 0]);
  });
  gauge('pilotlight_read_model_owned', '1 where this process keeps the read model', async () =>
    source.progress().map(({ model, role }) => [model, role === 'owner' ? 1 : 0]),
  );
  counter('pilotlight_read_model_events_total', 'Events taken in by this process', () =>
    source.progress().map(({ model, events }) => [model, events]),
  );
  counter('pilotlight_read_model_batches_total', 'Batches committed by this process', () =>
    source.progress().map(({ model, batches }) => [model, batches]),
  );
  return registry;
};
