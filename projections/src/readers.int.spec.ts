import { leadFiltersSchema } from '@pilotlight/contracts/http/leads';
import { AppointmentsReader } from './appointments/appointments.reader';
import { ConversationsReader } from './conversations/conversations.reader';
import { AnalyticsReader } from './insights/analytics.reader';
import { InsightsReader } from './insights/insights.reader';
import { PulseReader } from './insights/pulse.reader';
import { LeadsReader } from './leads/leads.reader';
import { migrate } from './migrations/migrate';
import { platform } from './read-database';
import { readModels } from './read-models';
import { ReadSide } from './testing/read-side';

/** 10,000 conversations of 100 installers with 5 lines each, all leads, and a year of their days. */
const aYearOfWork = `
  insert into read.conversations
    (session_id, slug, intent, intro_shown, stood_down, urgent, lead, stage, message_count, unanswered, anybody_answers, taken_over, open_questions, question_ids, open_matters, moved_on_matters, newest_message, preview, first_words, words, created_at, last_said_at, updated_at, search)
  select gen_random_uuid(), 'firm-' || n % 100, 'service', true, false, false, '{}', 'new', 5, false, false, false, '[]', '{}', '[]', '[]', '', '', '', '', at, at, at, 'jane' || n
    from generate_series(1, 10000) n, lateral (select timestamptz '2026-11-20' - n * interval '50 minutes') as given(at);
  insert into read.leads
    (session_id, slug, lead_at, started_at, changed_at, grade, intent, stage, area, emergency, facts, symptoms, first_words, topic, search, terms)
  select session_id, slug, created_at, created_at, created_at, 'B', 'service', 'new', 'LS', false, '{}', '', '', '', search,
         array['t:' || slug, 'g:B', 'i:service', 's:new', 'a:LS']
    from read.conversations;
  insert into read.lead_journeys
    (session_id, slug, lead_day, came_at, intent, grade, stage, gathered, details, visits, booked, visited)
  select session_id, slug, (created_at at time zone 'Europe/London')::date, created_at, 'service', 'B', 'new', '[]', 0, '{}', false, false
    from read.conversations;
  insert into read.messages
  select session_id, revision, slug, '{"role": "user", "text": "Hello"}' from read.conversations, generate_series(1, 5) revision;
  insert into read.insights
  select 'firm-' || firm, date '2026-11-20' - day, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, '{}', '[1]', '[0]', '[0]'
    from generate_series(0, 99) firm, generate_series(0, 364) day;
  insert into read.appointments
    (slug, appointment_id, subject_id, session_id, scheduled_at, duration, appointment_type, status, moves, booked_by, through, photo_ids, created_at, updated_at, version)
  select 'firm-' || n % 100, gen_random_uuid(), session, session, at, 60, 'service', 'pending', '[]', 'visitor', 'picker', '[]', at, at, 1
    from generate_series(1, 20000) n, lateral (select gen_random_uuid(), timestamptz '2026-11-20' - n * interval '25 minutes') as given(session, at);
  vacuum analyze read.appointments; vacuum analyze read.conversations; vacuum analyze read.messages; vacuum analyze read.insights; vacuum analyze read.leads; vacuum analyze read.lead_journeys`;

const everyPage = { search: '', grade: 'all', page: 1, pageSize: 100 } as const;

let side: ReadSide;
beforeAll(async () => {
  side = await ReadSide.open();
  await migrate(side.superuser, readModels);
  for (const statement of aYearOfWork.split(';')) await side.superuser.query(statement);
});
afterAll(() => side.close());

/** How often PostgreSQL has read a whole table, connections that are still open left out. */
const tablesReadWhole = async () => {
  const { rows } = await side.superuser.query<{ relname: string; seq_scan: number }>(
    `select pg_stat_force_next_flush(), relname, seq_scan from pg_stat_user_tables
      where schemaname = 'read' and relname in ('conversations', 'messages', 'insights', 'appointments', 'leads', 'lead_journeys')`,
  );
  return Object.fromEntries(rows.map(({ relname, seq_scan }) => [relname, seq_scan]));
};

const day = '2026-11-19T12:00:00.000Z';
const tenDays = { from: '2026-11-11', to: '2026-11-20' };
const everyLead = leadFiltersSchema.parse({});
const november = { from: '2026-11-01T00:00:00.000Z', to: '2026-11-20T00:00:00.000Z' };
const appointments = () => new AppointmentsReader(side.readers);
const leads = () => new LeadsReader(side.readers);
const conversations = () => new ConversationsReader(side.readers);

it.each([
  ['a page of conversations', () => conversations().list('firm-7', everyPage)],
  ['a search', () => conversations().list('firm-7', { ...everyPage, search: 'jane7' })],
  ['a grade', () => conversations().list('firm-7', { ...everyPage, grade: 'A' })],
  ['the news', () => conversations().news('firm-7', '2026-11-20T12:00:00.000Z')],
  ['a page of leads', () => leads().page('firm-7', everyLead, '', 25)],
  ['leads by grade', () => leads().page('firm-7', { ...everyLead, sort: 'grade', stage: 'new' }, '', 25)],
  ['a search among leads', () => leads().page('firm-7', { ...everyLead, search: 'jane7' }, '', 25)],
  ['all installers’ leads', () => leads().page(platform, { ...everyLead, area: 'LS' }, '', 25)],
  ['how many leads a filter leaves', () => leads().counts('firm-7', everyLead)],
  ['what changed for an installer’s system', () => leads().systemPage('firm-7', { limit: 25, updatedSince: day }, '')],
  ['the analytics of an installer', () => new AnalyticsReader(side.readers).of('firm-7', tenDays)],
  ['the platform’s analytics', () => new AnalyticsReader(side.readers).ofPlatform(platform, tenDays)],
  ['the figures of an installer', () => new InsightsReader(side.readers).stats('firm-7', '2026-11-20')],
  ['the times that are taken', () => appointments().taken('firm-7', november)],
  ['a diary', () => appointments().diary('firm-7', november)],
  ['the pulse', () => new PulseReader(side.readers).at(platform, '2026-11-20T12:00:00.000Z')],
])('reads no large table whole for %s', async (_, read) => {
  await side.superuser.query('select pg_stat_force_next_flush()');
  const before = await tablesReadWhole();
  await read();
  await side.readers.asPlatform(platform, (ask) => [ask({ text: 'select pg_stat_force_next_flush()' })]);
  await side.superuser.query('select pg_stat_clear_snapshot()');
  expect(await tablesReadWhole()).toEqual(before);
});

it('is shown to notice a table that is read whole', async () => {
  const before = await tablesReadWhole();
  await side.readers.asPlatform(platform, (ask) => [
    ask({ text: 'select pg_stat_force_next_flush(), count(*) from read.messages where entry is not null' }),
  ]);
  await side.superuser.query('select pg_stat_clear_snapshot()');
  expect(await tablesReadWhole()).not.toEqual(before);
});
