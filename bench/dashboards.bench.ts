import { startTestPostgres } from '@pilotlight/event-store/testing/test-postgres';
import {
  ConversationsReader,
  type ConversationsQuery,
} from '@pilotlight/projections/conversations/conversations.reader';
import { OverviewReader } from '@pilotlight/projections/conversations/overview.reader';
import { InsightsReader } from '@pilotlight/projections/insights/insights.reader';
import { PlatformInsightsReader } from '@pilotlight/projections/insights/platform-insights.reader';
import { platform, ReadDatabase } from '@pilotlight/projections/read-database';
import { Client } from 'pg';
import { startPilotlight } from './chat-servers';
import { busiest, fillConversations, now } from './conversation-rows';
import type { Measurement } from './measurement';

const calls = 200;
const warmUp = 20;

/** A million takes some minutes to load: it is asked for by name. */
const sizes = process.env['BENCH_DASHBOARDS'] === 'million' ? [100_000, 1_000_000] : [10_000, 100_000];
const [few = 0, many = 0] = sizes;

const list: ConversationsQuery = { search: '', grade: 'all', page: 1, pageSize: 25 };
const today = now.slice(0, 10);

/** What a dashboard asks for, of the firm that has a hundredth of all conversations. */
const readsOf = (database: ReadDatabase): Readonly<Record<string, () => Promise<unknown>>> => {
  const conversations = new ConversationsReader(database);
  const overview = new OverviewReader(database);
  const insights = new InsightsReader(database);
  const platformInsights = new PlatformInsightsReader(database);
  const listed = (query: Partial<ConversationsQuery>) => () => conversations.list(busiest, { ...list, ...query });
  return {
    'conversations, first page': listed({}),
    'conversations, page 40': listed({ page: 40 }),
    'conversations, a grade': listed({ grade: 'A' }),
    'conversations, a name': listed({ search: 'priya' }),
    'conversations, words of a chat': listed({ search: 'zebedee', inWords: true }),
    'news of the portal': () => conversations.news(busiest, now),
    overview: () => overview.overview(busiest, now),
    insights: () => insights.stats(busiest, today),
    'insights of a small firm': () => insights.stats('firm-7', today),
    'platform insights, 90 days': () => platformInsights.of(platform, today, 90),
    'installers by rank, 30 days': () => platformInsights.installers(platform, today, 30),
  };
};

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const timesOf = async (read: () => Promise<unknown>): Promise<number[]> => {
  const took: number[] = [];
  for (let call = -warmUp; call < calls; call++) {
    const begin = performance.now();
    await read();
    if (call >= 0) took.push(performance.now() - begin);
  }
  return took.toSorted((one, other) => one - other);
};

/** Each read of a dashboard by its reader, one call at a time, with 10,000 installers and as their conversations grow tenfold. */
export const run = async (): Promise<Measurement[]> => {
  const postgres = await startTestPostgres({ durable: true });
  const databaseUrl = await postgres.createDatabase();
  const server = await startPilotlight(databaseUrl);
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  const readers = new ReadDatabase(databaseUrl);
  const reads = readsOf(readers);
  const measured = new Map<string, number[]>();
  try {
    let held = 0;
    for (const size of sizes) {
      await fillConversations(database, held + 1, size);
      held = size;
      for (const [name, read] of Object.entries(reads)) measured.set(`${name} ${size}`, await timesOf(read));
    }
  } finally {
    await readers.close();
    await database.end();
    await server.stop();
    await postgres.stop();
  }
  return Object.keys(reads).map((name) => {
    const [small, large] = [measured.get(`${name} ${few}`) ?? [], measured.get(`${name} ${many}`) ?? []];
    const p99 = at(large, 0.99);
    return {
      name: `${many.toLocaleString('en-GB')} conversations, ${name}, p99`,
      value: Number(p99.toFixed(1)),
      unit: 'ms',
      baseline: `p50 ${at(large, 0.5).toFixed(1)} ms, ${(at(large, 0.5) / at(small, 0.5)).toFixed(2)} times that of a tenth`,
      target: '<= 30',
      ok: p99 <= 30,
    };
  });
};
