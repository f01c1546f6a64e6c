import { MemoryKeyRing } from '@pilotlight/event-store/personal-data/memory-key-ring';
import { Sealing } from '@pilotlight/event-store/personal-data/sealing';
import { createTestDatabase } from '@pilotlight/event-store/testing/test-postgres';
import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { Connections } from '../secrets/connections';
import { LeadDeliveries } from './lead-deliveries';
import { migrateAccess } from './migrate-access';
import { SealedAnswers } from './sealed-answers';

let pool: Pool;
let connections: Connections;
let deliveries: LeadDeliveries;
beforeAll(async () => {
  const databaseUrl = await createTestDatabase();
  await migrateAccess(databaseUrl);
  pool = new Pool({ connectionString: databaseUrl, max: 3 });
  connections = new Connections(pool, new Sealing('a master key'));
  deliveries = new LeadDeliveries(pool, new SealedAnswers(new MemoryKeyRing()));
});
afterAll(() => pool.end());

const connected = async (): Promise<string> => {
  const id = randomUUID();
  const hubspot = { kind: 'hubspot', name: 'HubSpot', host: 'api.hubapi.com', url: 'https://api.hubapi.com' } as const;
  const made = { id, slug: 'leeds', ...hubspot, events: [], deals: null, secret: 'the token before' };
  await connections.add(made, new Date());
  return id;
};

/** Claimed, and on its way under the account that the connection has by now. */
const underWay = async (connectionId: string, subjectId: string) => {
  const id = randomUUID();
  const lead = { subjectId, appointmentId: null, event: 'lead.forwarded', change: null } as const;
  await deliveries.put({ id, connectionId, slug: 'leeds', happenedAt: new Date().toISOString(), ...lead });
  const claimed = await deliveries.claim(id);
  if (!claimed || claimed === 'busy') throw new Error('it is nobody else’s');
  const account = (await connections.one('leeds', connectionId))?.account ?? -1;
  return async (externalId: string) => {
    const taken = { status: 200, problem: null, answer: '', milliseconds: 1, becomes: 'delivered' } as const;
    await deliveries.end(claimed, { ...taken, externalId, account });
  };
};

it('keeps what the other side calls a lead until its token is of another account, whatever ends after that', async () => {
  const [connectionId, subjectId] = [await connected(), randomUUID()];
  const known = () => deliveries.externalIdOf({ connectionId, subjectId });
  await (
    await underWay(connectionId, subjectId)
  )('101');
  await connections.change('leeds', connectionId, () => ({ name: 'Office' }));
  expect(await known()).toBe('101');
  const ends = await underWay(connectionId, subjectId);
  await connections.change('leeds', connectionId, () => ({ secret: 'the token of another' }));
  expect(await known()).toBeNull();
  await ends('102');
  expect(await known()).toBeNull();
  await (
    await underWay(connectionId, subjectId)
  )('201');
  expect(await known()).toBe('201');
});
