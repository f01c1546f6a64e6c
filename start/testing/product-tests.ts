import { ownPort } from '@pilotlight/event-store/testing/own-port';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyStartedOnce } from './started-once';
import type { RunningProduct, StartOptions } from './running-product';
import { launch, postgresLeftOver, untilReady } from './running-product';

export interface ProductTests {
  readonly dataDir: string;
  readonly port: number;
  /** Starts it, without waiting. */
  launch(options?: Partial<StartOptions>): RunningProduct;
  /** Starts it and waits until it is ready. */
  start(options?: Partial<StartOptions>): Promise<RunningProduct>;
}

/**
 * A data folder and a port for each test of a suite; what a test leaves running is ended. Where a suite isn't about the first start, `start`
 * finds the folder as the first start left it.
 */
export const productTests = ({ startedBefore = false } = {}): ProductTests => {
  let folder = '';
  let port = 0;
  let products: RunningProduct[] = [];

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pilotlight-product-'));
    port = await ownPort();
    products = [];
  });
  afterEach(async () => {
    await Promise.all(products.map((product) => product.end('SIGKILL')));
    for (const dataDir of new Set(products.map((product) => product.dataDir))) await postgresLeftOver(dataDir);
    rmSync(folder, { recursive: true, force: true });
  });

  const tests: ProductTests = {
    get dataDir() {
      return join(folder, 'data');
    },
    get port() {
      return port;
    },
    launch: (options) => {
      const product = launch({ dataDir: tests.dataDir, port, ...options });
      products.push(product);
      return product;
    },
    start: async (options) => {
      if (startedBefore && !existsSync(tests.dataDir)) await copyStartedOnce(tests.dataDir);
      return await untilReady(tests.launch(options));
    },
  };
  return tests;
};
