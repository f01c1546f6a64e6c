import {
  ConversationsReader,
  type ConversationsQuery,
} from '@pilotlight/projections/conversations/conversations.reader';
import { OverviewReader } from '@pilotlight/projections/conversations/overview.reader';
import { InsightsReader } from '@pilotlight/projections/insights/insights.reader';
import { PlatformInsightsReader } from '@pilotlight/projections/insights/platform-insights.reader';
import { platform, type ReadDatabase } from '@pilotlight/projections/read-database';
import { busiest, fillConversations, now } from './conversation-rows';
import type { Measurement } from './measurement';
import { grownMeasurement, timesOf, withReadSide } from './reads';

const calls = 200;

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

/** Each read of a dashboard by its reader, one call at a time, with 10,000 installers and as their conversations grow tenfold. */
export const run = (): Promise<Measurement[]> =>
  withReadSide(async ({ database, readers }) => {
    const reads = readsOf(readers);
    const measured = new Map<string, number[]>();
    let held = 0;
    for (const size of sizes) {
      await fillConversations(database, held + 1, size);
      held = size;
      for (const [name, read] of Object.entries(reads)) measured.set(`${name} ${size}`, await timesOf(read, calls));
    }
    return Object.keys(reads).map((name) =>
      grownMeasurement(`${many.toLocaleString('en-GB')} conversations, ${name}`, {
        small: measured.get(`${name} ${few}`) ?? [],
        large: measured.get(`${name} ${many}`) ?? [],
        few: 'a tenth',
      }),
    );
  });
