import type { Page } from 'playwright-core';

export interface Painting {
  readonly largestPaintMs: number;
  readonly shift: number;
}

/** What the browser itself measured of the page that has just loaded. */
export const paintingOf = (page: Page): Promise<Painting> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const [paints = [], shifts = []] = await Promise.all(
      ['largest-contentful-paint', 'layout-shift'].map(
        (type) =>
          new Promise<PerformanceEntry[]>((done) => {
            new PerformanceObserver((list) => done(list.getEntries())).observe({ type, buffered: true });
            setTimeout(() => done([]), 500);
          }),
      ),
    );
    return {
      largestPaintMs: Math.max(...paints.map(({ startTime }) => startTime)),
      shift: shifts.reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0),
    };
  });
