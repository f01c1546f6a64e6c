import { openBrowser } from '../e2e/browser';
import { startProduct } from '../e2e/product';
import type { Measurement } from './measurement';

const runs = 5;

/** A slow phone, as the screens are judged by: a quarter of this processor, 1.6 Mb/s, 150 ms. */
const slow = { cpu: 4, bytesPerSecond: 200_000, latency: 150 } as const;

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** First paint and requests of a dashboard opened on a slow phone with nothing kept from before. */
export const run = async (): Promise<Measurement[]> => {
  const product = await startProduct({}, { copied: false });
  const browser = await openBrowser();
  try {
    const phone = { viewport: { width: 360, height: 740 }, serviceWorkers: 'block' } as const;
    const first = await browser.newContext(phone);
    const door = await first.newPage();
    await door.goto(`${product.address}/installer/login`);
    await door.getByLabel('Email').fill(product.demoInstaller.email);
    await door.getByLabel('Password', { exact: true }).fill(product.demoInstaller.password);
    await door.getByLabel('Remember me').check();
    await door.getByRole('button', { name: 'Sign In' }).click();
    await door.waitForURL('**/installer/dashboard');
    const storageState = await first.storageState();
    await first.close();
    const seen: { paint: number; scripts: number; shown: number }[] = [];
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext({ ...phone, storageState });
      const page = await context.newPage();
      const cdp = await context.newCDPSession(page);
      await cdp.send('Network.enable');
      await cdp.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: slow.latency,
        downloadThroughput: slow.bytesPerSecond,
        uploadThroughput: slow.bytesPerSecond,
      });
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
      let scripts = 0;
      page.on('request', (request) => (scripts += request.resourceType() === 'script' ? 1 : 0));
      const begun = Date.now();
      await page.goto(`${product.address}/installer/dashboard`, { waitUntil: 'commit' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      const shown = Date.now() - begun;
      const paint = await page.evaluate(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      );
      seen.push({ paint, scripts, shown });
      await context.close();
    }
    const paint = Math.round(middle(seen.map((each) => each.paint)));
    const requests = Math.max(...seen.map((each) => each.scripts));
    const shown = Math.round(middle(seen.map((each) => each.shown)));
    const baseline = `median of ${runs}; CPU / ${slow.cpu}, 1.6 Mb/s, ${slow.latency} ms; 3,300 to 3,800 before`;
    return [
      { name: 'first paint of a dashboard', value: paint, unit: 'ms', baseline, target: '<= 1500', ok: paint <= 1_500 },
      {
        name: 'until its heading is there',
        value: shown,
        unit: 'ms',
        baseline: 'the same loads',
        target: null,
        ok: true,
      },
      {
        name: 'scripts until then',
        value: requests,
        unit: 'requests',
        baseline: '37 requests before',
        target: '<= 20',
        ok: requests <= 20,
      },
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
};
