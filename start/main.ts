import 'reflect-metadata';
import { readConfiguration } from '@pilotlight/backend/config/read-configuration';
import { bannerLines } from './banner';
import type { Product } from './product';
import { startProduct } from './product';

const fail = (error: unknown): never => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
};

const run = async (): Promise<void> => {
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
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => (product ? void stop().catch(fail) : (early = true)));

  product = await startProduct(readConfiguration());
  if (early) return await stop();
  process.stdout.write(`${bannerLines(product.banner).join('\n')}\nready ${product.banner.address}\n`);
  void product.lost.then((reason) => fail(new Error(reason)));
};

run().catch(fail);
