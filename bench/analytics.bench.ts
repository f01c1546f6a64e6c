import { startTestPostgres } from '@pilotlight/event-store/testing/test-postgres';
import { AnalyticsReader } from '@pilotlight/projections/insights/analytics.reader';
import { platform, ReadDatabase } from '@pilotlight/projections/read-database';
import { Client } from 'pg';
import { startPilotlight } from './chat-servers';
import { fillJourneys } from './journey-rows';
import type { Measurement } from './measurement';

const conversations = 1_000_000;
const calls = 30;
const periods = { '90 days': '2026-08-29', '30 days': '2026-10-28' } as const;
const to = '2026-11-26';

/** The platform's analytics of a period beside the one before, as they are found when nobody asked lately. */
export const run = async (): Promise<Measurement[]> => {
  const postgres = await startTestPostgres({ durable: true });
  const databaseUrl = await postgres.createDatabase();
  const server = await startPilotlight(databaseUrl);
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  const readers = new ReadDatabase(databaseUrl);
  const reader = new AnalyticsReader(readers);
  const measured: Measurement[] = [];
  try {
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
      const middle = sorted[Math.floor(calls / 2)] ?? 0;
      measured.push({
        name: `${conversations.toLocaleString('en-GB')} conversations in a year, platform analytics of ${name}, p50`,
        value: Math.round(middle),
        unit: 'ms',
        baseline: `first ${first.toFixed(0)} ms, longest ${(sorted.at(-1) ?? 0).toFixed(0)} ms`,
        target: '<= 300',
        ok: middle <= 300,
      });
    }
  } finally {
    await readers.close();
    await database.end();
    await server.stop();
    await postgres.stop();
  }
  return measured;
};
