import type { Browser, Page } from 'playwright-core';
import { comesTo } from './comes-to';
import { openPage } from './watched-page';
import type { widths } from './screen-checks';

/** What the browser itself measured of a page that it loaded for the first time. */
export interface Painting {
  /** Over the line, as they came. */
  readonly bytes: number;
  readonly largestPaintMs: number;
  readonly shift: number;
}

const measured = (page: Page): Promise<Omit<Painting, 'bytes'>> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const seen: PerformanceEntry[][] = [];
    // Something is painted for sure, and nothing moves before it.
    for (const [type, mayBeNone] of [
      ['largest-contentful-paint', false],
      ['layout-shift', true],
    ] as const)
      seen.push(
        await new Promise<PerformanceEntry[]>((done) => {
          new PerformanceObserver((list) => done(list.getEntries())).observe({ type, buffered: true });
          if (mayBeNone) setTimeout(() => done([]), 500);
        }),
      );
    const [paints = [], shifts = []] = seen;
    return {
      largestPaintMs: Math.max(...paints.map(({ startTime }) => startTime)),
      shift: shifts.reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0),
    };
  });

/** Whether this machine has a font that stands in for Inter in its measure until it comes. */
const hasStandIn = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    new FontFace('stand-in', "local('Arial'), local('Liberation Sans')").load().then(
      () => true,
      () => false,
    ),
  );

const visit = async (
  browser: Browser,
  address: string,
  width: (typeof widths)[number],
  font: 'comes' | 'never comes',
) => {
  const context = await browser.newContext({ viewport: { width, height: width === 360 ? 740 : 900 } });
  const { page } = await openPage(context);
  if (font === 'never comes') await page.route(/\.woff2$/, (route) => route.abort());
  const line = await context.newCDPSession(page);
  let bytes = 0;
  line.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await line.send('Network.enable');
  await page.goto(address, { waitUntil: 'networkidle' });
  const painting: Painting = { ...(await measured(page)), bytes };
  const canStandIn = await hasStandIn(page);
  await context.close();
  return { painting, canStandIn };
};

/** Without a font that can stand in for Inter all text moves as Inter comes: there it is looked at what else does. */
export const paintingOf = async (...of: [Browser, string, (typeof widths)[number]]): Promise<Painting> => {
  const { painting, canStandIn } = await visit(...of, 'comes');
  if (canStandIn) return painting;
  return { ...painting, shift: (await visit(...of, 'never comes')).painting.shift };
};

/** A busy machine paints late, but never too soon: the page is opened again until it is there in so many milliseconds. */
export const expectSoonThere = async (
  mostMs: number,
  ...of: [Browser, string, (typeof widths)[number]]
): Promise<void> =>
  await comesTo(async () => {
    const { painting } = await visit(...of, 'comes');
    return Math.max(painting.largestPaintMs, mostMs);
  }, mostMs);
