import { Sealing } from '@pilotlight/event-store/personal-data/sealing';
import { createTestDatabase } from '@pilotlight/event-store/testing/test-postgres';
import { Pool } from 'pg';
import { migrateAccess } from '../database/migrate-access';
import { CalendarConsents } from './calendar-consents';
import { CalendarFeeds } from './calendar-feeds';
import { CalendarGrants } from './calendar-grants';
import { resealSecrets } from './reseal-secrets';

const [former, current] = ['the master key before', 'the master key from now on'];

let pool: Pool;
beforeAll(async () => {
  const databaseUrl = await createTestDatabase();
  await migrateAccess(databaseUrl);
  pool = new Pool({ connectionString: databaseUrl, max: 2 });
});
afterAll(() => pool.end());

it('opens feeds and grants under a new master key once they were sealed anew', async () => {
  const before = new Sealing(former);
  const token = await new CalendarFeeds(pool, before).rotate('leeds');
  await new CalendarGrants(pool, before).keep('leeds', 'refresh-leeds');
  await resealSecrets(pool, new Sealing(current, former));
  const after = new Sealing(current);
  expect(await new CalendarFeeds(pool, after).tokenOf('leeds')).toBe(token);
  expect((await new CalendarGrants(pool, after).of('leeds'))?.refreshToken).toBe('refresh-leeds');
});

it('ends a consent that took longer than ten minutes', async () => {
  const consents = new CalendarConsents(pool, new Sealing(current));
  const whose = { slug: 'leeds', sessionToken: 'a-session' };
  const { state } = await consents.begin(whose);
  await pool.query("update access.calendar_consents set expires_at = expires_at - interval '10 minutes'");
  expect(await consents.take(state, whose)).toBeNull();
  const { state: again } = await consents.begin(whose);
  expect(await consents.take(again, whose)).toMatch(/^[\w-]{43}$/);
});

const failed = (appointmentId: string, ended: boolean) => ({ kind: 'down', ended, appointmentId }) as const;

describe('what went wrong with a calendar', () => {
  const [one, other] = ['018f5b7e-0000-4000-8000-000000000001', '018f5b7e-0000-4000-8000-000000000002'];
  let grants: CalendarGrants;
  const shown = async () => {
    const failure = (await grants.of('york'))?.failure;
    return failure && [failure.kind, failure.ended];
  };
  beforeEach(async () => {
    grants = new CalendarGrants(pool, new Sealing(current));
    await grants.keep('york', 'refresh-york');
  });

  it('is forgotten once anything is written, unless it was given up', async () => {
    await grants.failed('york', failed(one, false));
    expect(await shown()).toEqual(['down', false]);
    await grants.worked('york', other);
    expect(await shown()).toBeNull();
  });

  it('that was given up stays until that appointment is written, whatever else happens', async () => {
    await grants.failed('york', failed(one, true));
    await grants.failed('york', failed(other, false));
    await grants.worked('york', other);
    expect(await shown()).toEqual(['down', true]);
    await grants.worked('york', one);
    expect(await shown()).toBeNull();
  });

  it('is forgotten when the calendar is connected anew', async () => {
    await grants.failed('york', failed(one, true));
    await grants.keep('york', 'refresh-again');
    expect(await shown()).toBeNull();
  });

  it('concerns no other installer', async () => {
    await grants.keep('hull', 'refresh-hull');
    await grants.failed('york', failed(one, true));
    expect((await grants.of('hull'))?.failure).toBeNull();
  });
});
