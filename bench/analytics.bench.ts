import { AnalyticsReader } from '@pilotlight/projections/insights/analytics.reader';
import { platform } from '@pilotlight/projections/read-database';
import { fillJourneys } from './journey-rows';
import type { Measurement } from './measurement';
import { at, withReadSide } from './reads';

const conversations = 1_000_000;
const calls = 30;
const periods = { '90 days': '2026-08-29', '30 days': '2026-10-28' } as const;
const to = '2026-11-26';

/** The platform's analytics of a period beside the one before, as they are found when nobody asked lately. */
export const run = (): Promise<Measurement[]> =>
  withReadSide(async ({ database, readers }) => {
    const reader = new AnalyticsReader(readers);
    const measured: Measurement[] = [];
    await fillJourneys(database, conversations);
    for (const [name, from] of Object.entries(periods)) {
      const took: number[] = [];
      for (let call = 0; call < calls; call++) {
        const begin = performance.now();
        await reader.ofPlatform(platform, { from, to });
        took.push(performance.now() - begin);
      }
      const [first = 0] = took;
      const sorted = took.toSorted((one, other) => one - other);
      const middle = at(sorted, 0.5);
      measured.push({
        name: `${conversations.toLocaleString('en-GB')} conversations in a year, platform analytics of ${name}, p50`,
        value: Math.round(middle),
        unit: 'ms',
        baseline: `first ${first.toFixed(0)} ms, longest ${at(sorted, 1).toFixed(0)} ms`,
        target: '<= 300',
        ok: middle <= 300,
      });
    }
    return measured;
  });
