import { createTestDatabase } from '@pilotlight/event-store/testing/test-postgres';
import { TestClock } from 'pg-boss';
import { JobPostponed } from '../src/jobs/job-postponed';
import { type JobQueue, startJobQueue } from '../src/jobs/job-queue';
import { DailySummary } from '../src/notifications/daily-summary/daily-summary';
import { SilenceWatch } from '../src/notifications/silence/silence-watch';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { type InstallerOnBoard, newInstaller, Visitor } from './people';
import { settled } from './settled-notifications';

let backend: TestBackend;
/** Sets the clock that events are dated by (ISO 8601). */
const setClock = (to: string): Promise<unknown> =>
  backend.database.query(`update clock.set_to set ahead = $1::timestamptz - pg_catalog.clock_timestamp()`, [to]);
beforeAll(async () => {
  const made = await startTestBackend();
  const { databaseUrl } = made;
  await made.database.query(`
    create schema clock;
    create table clock.set_to as select interval '0' as ahead;
    create function clock.clock_timestamp() returns timestamptz language sql volatile
      as 'select pg_catalog.clock_timestamp() + ahead from clock.set_to';
    do $$ begin execute format('alter database %I set search_path = clock, public, pg_catalog', current_database()); end $$`);
  await made.stop();
  backend = await startTestBackend({ databaseUrl });
});
afterAll(() => backend.stop());

const preferring = (slug: string, events: object): Promise<InstallerOnBoard> =>
  newInstaller(backend, slug, { notificationPreferences: { events: { ...none, ...events } } });
const none = { conversationStarted: false, conversationEnded: false, dailySummary: false };

const subjects = async (slug: string): Promise<string[]> => {
  await settled(backend);
  const { rows } = await backend.database.query<{ subject: string }>(
    `select subject from read.notification_texts join read.notifications using (notification_id)
      where notifications.slug = $1 and status = 'sent' order by requested_at`,
    [slug],
  );
  return rows.map(({ subject }) => subject);
};

/** On each the clock in London changes at 01:00 UTC: the day before, that day and the day after. */
const changes = [
  ['forward', '2027-03-27', '2027-03-28', '2027-03-29'],
  ['back', '2027-10-30', '2027-10-31', '2027-11-01'],
] as const;

it.each(changes)(
  'half an hour of silence is half an hour in the night in which clocks go %s, and is told once after an outage',
  async (way, _, day) => {
    const leeds = await preferring(`leeds-${way}`, { conversationEnded: true });
    await setClock(`${day}T00:40:00Z`);
    const visitor = await Visitor.of(backend, leeds);
    await visitor.say('Hello');
    await settled(backend);
    const watch = backend.app.get(SilenceWatch);
    const at = (time: string): number => Date.parse(`${day}T${time}Z`);
    const { rows } = await backend.database.query<{ data: Record<string, string> }>(
      `select data from job_queue.job where name = 'conversation-silence' and data ->> 'sessionId' = $1`,
      [visitor.sessionId],
    );
    const [queued] = rows;
    if (!queued) throw new Error('Nobody looks whether the visitor has gone');
    // An hour and five minutes later on the clock on the wall, or thirty-five minutes earlier.
    const early = watch.look(queued.data, at('01:05:00'));
    await early.catch((error: unknown) => (error instanceof JobPostponed ? null : Promise.reject(error)));
    expect(await subjects(leeds.slug)).toEqual([]);
    for (const time of ['09:00:00', '09:00:01', '18:00:00']) await watch.look(queued.data, at(time));
    expect(await subjects(leeds.slug)).toEqual([expect.stringMatching(/^Chat ended: /)]);
  },
);

it('asks for no message of a conversation that ended a day ago or longer when that is found out', async () => {
  const hastings = await preferring('hastings', { conversationEnded: true });
  await setClock('2027-02-01T09:00:00Z');
  const visitor = await Visitor.of(backend, hastings);
  await visitor.say('Hello');
  await settled(backend);
  const found = { slug: hastings.slug, sessionId: visitor.sessionId, since: '2027-02-01T09:00:00.000Z' };
  const watch = backend.app.get(SilenceWatch);
  const asked = async (): Promise<number> => {
    await settled(backend);
    const { rows } = await backend.database.query(
      `select from read.notifications where slug = $1 and event_type = 'conversation_ended'`,
      [hastings.slug],
    );
    return rows.length;
  };
  for (const late of ['2027-02-02T10:00:00Z', '2027-03-01T09:00:00Z']) await watch.look(found, Date.parse(late));
  expect(await asked()).toBe(0);
  await watch.look(found, Date.parse('2027-02-02T09:00:00Z'));
  expect(await asked()).toBe(1);
});

/** Six o'clock in London, in UTC. */
const evening = (date: string): string => {
  const isSummer = date >= '2027-03-28' && date < '2027-10-31';
  return `${date}T${isSummer ? 17 : 18}:00:00Z`;
};

const justBefore = (date: string): string => new Date(Date.parse(evening(date)) - 120_000).toISOString();

describe.each(changes)('when clocks go %s', (way, before, day, after) => {
  let clock: TestClock;
  let queue: JobQueue | null;
  let jobs: string;
  const troubles: unknown[] = [];
  const start = async (): Promise<void> => {
    const run = (): Promise<void> => backend.app.get(DailySummary).send(clock.now());
    const job = { name: 'daily-summary', cron: '0 18 * * *', waitsAtFirst: true, run };
    const settings = { clock, useListenNotify: false };
    queue = await startJobQueue(jobs, { scheduled: [job], queued: [] }, (error) => troubles.push(error), settings);
  };
  const stop = async (): Promise<void> => {
    await queue?.stop();
    queue = null;
  };
  const reach = async (moment: string): Promise<void> => {
    await clock.setTime(moment);
    for (let minute = 0; minute < 5; minute += 1) await clock.tick(60_000);
  };
  beforeEach(async () => {
    clock = new TestClock(`${before}T12:00:00Z`);
    jobs = await createTestDatabase();
    await start();
  });
  afterEach(stop);

  it('sends each day’s summary at six by the clock on the wall, once, though nobody ran that evening until half past', async () => {
    const york = await preferring(`york-${way}`, { dailySummary: true });
    await reach(justBefore(before));
    await stop();
    await clock.setTime(new Date(Date.parse(evening(day)) + 1_800_000).toISOString());
    await start();
    for (let minute = 0; minute < 5; minute += 1) await clock.tick(60_000);
    await reach(justBefore(after));
    const dates = [before, day, after].map((date) =>
      new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date(date)),
    );
    expect(await subjects(york.slug)).toEqual(dates.map((date) => `${date}: 0 leads, 0 hot`));
    expect(troubles).toEqual([]);
  });

  it('sends no summary of a day on whose evening nobody ran', async () => {
    const hull = await preferring(`hull-${way}`, { dailySummary: true });
    await stop();
    await clock.setTime(`${day}T09:00:00Z`);
    await start();
    for (let minute = 0; minute < 5; minute += 1) await clock.tick(60_000);
    expect(await subjects(hull.slug)).toEqual([]);
    await reach(justBefore(day));
    expect(await subjects(hull.slug)).toHaveLength(1);
  });
});
