// First of all: modules loaded before it report compiled lines.
import './own-source-maps';
import 'reflect-metadata';
import { optimizeEarly } from '@pilotlight/backend/config/optimize-early';
import { readConfiguration } from '@pilotlight/backend/config/read-configuration';
import { startFailure } from '@pilotlight/event-store/start-failure';
import { bannerLines } from './banner';
import type { Product } from './product';
import { startProduct } from './product';

const fail = (error: unknown): never => {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
};

const run = async (): Promise<void> => {
  optimizeEarly();
  let product: Product | null = null;
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await product?.stop();
    process.exit(0);
  };
  // A signal during the start is answered once there is something to stop.
  let early = false;
  const end = (): void => void (product ? stop().catch(fail) : (early = true));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  process.on('disconnect', end);

  const announce = async (started: Product): Promise<void> => {
    product = started;
    if (early) return await stop();
    const { banner, lost, replaced } = started;
    process.stdout.write(`${bannerLines(banner).join('\n')}\nready ${banner.address}\n`, () => started.announced());
    void lost.then((reason) => fail(new Error(reason)));
    void replaced.then(again).catch(fail);
  };
  const again = async (): Promise<void> => {
    if (stopping || !product) return;
    process.stdout.write('A backup was restored: starting again on it\n');
    const before = product;
    product = null;
    await announce(await before.restart());
  };
  await announce(await startProduct(readConfiguration()));
};

run().catch(fail);
