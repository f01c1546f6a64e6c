import { mostConnections } from '@pilotlight/contracts/values/connection';
import { Sealing } from '@pilotlight/event-store/personal-data/sealing';
import { createTestDatabase } from '@pilotlight/event-store/testing/test-postgres';
import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { migrateAccess } from '../database/migrate-access';
import { Connections, type NewConnection } from './connections';
import { resealSecrets } from './reseal-secrets';

const [former, current] = ['the master key before', 'the master key from now on'];
const now = new Date('2026-11-27T10:00:00.000Z');

let pool: Pool;
beforeAll(async () => {
  const databaseUrl = await createTestDatabase();
  await migrateAccess(databaseUrl);
  pool = new Pool({ connectionString: databaseUrl, max: 2 });
});
afterAll(() => pool.end());

const made = (slug: string): NewConnection => ({
  id: randomUUID(),
  slug,
  kind: 'webhook',
  name: 'Office',
  host: 'crm.example.com',
  events: ['lead.created'],
  deals: null,
  url: 'https://crm.example.com/hook',
  secret: 'whsec_of_the_office',
});

it('opens under a new master key once it was sealed anew, and no row opens as another', async () => {
  const [own, other] = [made('leeds'), made('leeds')];
  const before = new Connections(pool, new Sealing(former));
  await before.add(own, now);
  await before.add(other, now);
  await resealSecrets(pool, new Sealing(current, former));
  const after = new Connections(pool, new Sealing(current));
  expect(await after.one('leeds', own.id)).toMatchObject({ url: own.url, secret: own.secret, former: null });
  await pool.query(
    'update access.connections set sealed = (select sealed from access.connections where id = $1) where id = $2',
    [own.id, other.id],
  );
  await expect(after.one('leeds', other.id)).rejects.toThrow('unable to authenticate data');
});

it('takes no more of one installer than it may have, and leaves the others theirs', async () => {
  const connections = new Connections(pool, new Sealing(current));
  for (let count = 0; count < mostConnections; count += 1) expect(await connections.add(made('york'), now)).toBe(true);
  expect(await connections.add(made('york'), now)).toBe(false);
  expect(await connections.add(made('hull'), now)).toBe(true);
});

it('hears of what happened since it was on, of what it chose, of its own installer', async () => {
  const connections = new Connections(pool, new Sealing(current));
  const bath = made('bath');
  await connections.add(bath, now);
  const heard = (slug: string, event: 'lead.created' | 'lead.graded', at: string) =>
    connections.hearing(slug, event, at);
  expect(await heard('bath', 'lead.created', '2026-11-27T10:00:01.000Z')).toEqual([bath.id]);
  expect(await heard('bath', 'lead.created', '2026-11-27T09:59:59.000Z')).toEqual([]);
  expect(await heard('bath', 'lead.graded', '2026-11-27T10:00:01.000Z')).toEqual([]);
  expect(await heard('deal', 'lead.created', '2026-11-27T10:00:01.000Z')).toEqual([]);
});

it('is gone with its installer', async () => {
  const connections = new Connections(pool, new Sealing(current));
  await connections.add(made('ely'), now);
  await connections.dropAll('ely');
  expect(await connections.of('ely')).toEqual([]);
});
