import { type InstallersQuery, InstallersReader } from '@pilotlight/projections/installers/installers.reader';
import { platform } from '@pilotlight/projections/read-database';
import type { Measurement } from './measurement';
import { grownMeasurement, timesOf, withReadSide } from './reads';

const calls = 100;
const [few, many] = [1_000, 10_000];
const today = '2026-11-27';

/** Copies of the one that is there, a tenth of them suspended, each with a fortnight's figures. */
const fillInstallers = `
  insert into read.installers
  select filled.* from (select * from read.installers limit 1) one, generate_series($1::int, $2::int) n,
         lateral jsonb_populate_record(null::read.installers, to_jsonb(one) || jsonb_build_object(
           'slug', 'firm-' || n, 'id', gen_random_uuid(), 'name', 'Firm ' || n, 'search', 'firm ' || n || E'\\nfirm-' || n,
           'suspended_at', case when n % 10 = 0 then now() end, 'created_at', now() - n * interval '1 minute')) filled`;
const fillInsights = `
  insert into read.insights
    (slug, day, conversations, leads, hot, warm, cold, appointments, booked, visited, replies, reply_ms, slow_replies,
     intents, conversations_by_hour, leads_by_hour, appointments_by_hour)
  select 'firm-' || n, $3::date - d, n % 40, n % 11, n % 5, 0, 0, 0, 0, 0, 0, 0, 0, '{}', '[]', '[]', '[]'
    from generate_series($1::int, $2::int) n, generate_series(0, 13) d`;

const views = {
  'first page': {},
  'last page': { page: -1 },
  'a search': { search: 'firm 77' },
  suspended: { filter: 'suspended' },
  newest: { sort: 'newest' },
  'most chats': { sort: 'most-chats' },
} as const satisfies Record<string, Partial<InstallersQuery>>;

const timesOfView = async (
  reader: InstallersReader,
  view: Partial<InstallersQuery>,
  size: number,
): Promise<number[]> => {
  const page = view.page === -1 ? Math.floor(size / 25) : 1;
  const query = { search: '', filter: 'all', sort: 'needs-a-look', pageSize: 25, ...view, page } as const;
  const read = async (): Promise<void> => {
    const { total } = await reader.list(platform, query, today);
    if (total === 0) throw new Error('Nothing was found');
  };
  return await timesOf(read, calls);
};

/** A page of the admin's list by its reader, one call at a time, as the platform grows. */
export const run = (): Promise<Measurement[]> =>
  withReadSide(async ({ database, readers }) => {
    const reader = new InstallersReader(readers);
    const measured = new Map<string, number[]>();
    let held = 0;
    for (const size of [few, many]) {
      await database.query(fillInstallers, [held + 1, size]);
      await database.query(fillInsights, [held + 1, size, today]);
      await database.query('vacuum analyze read.installers');
      await database.query('vacuum analyze read.insights');
      held = size;
      for (const [name, view] of Object.entries(views))
        measured.set(`${name} ${size}`, await timesOfView(reader, view, size));
    }
    return Object.keys(views).map((name) =>
      grownMeasurement(`admin's list of 10,000 installers, ${name}`, {
        small: measured.get(`${name} ${few}`) ?? [],
        large: measured.get(`${name} ${many}`) ?? [],
        few: '1,000',
      }),
    );
  });
