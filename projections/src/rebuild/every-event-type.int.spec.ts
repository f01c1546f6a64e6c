import { catalogue } from '@pilotlight/contracts/catalogue/catalogue';
import { ContactIndex } from '@pilotlight/event-store/personal-data/contact-index';
import { openPostgresEventStore } from '@pilotlight/event-store/postgres/postgres-event-store';
import { createTestDatabase } from '@pilotlight/event-store/testing/test-postgres';
import type { Client } from 'pg';
import { connect } from '@pilotlight/subscriptions/database-connection';
import { startProjections } from '../projections';
import { allReadModels } from '../read-models';
import { generateLog } from '../testing/generated-log';
import { LogLines } from '../testing/read-side';
import { rebuild } from './rebuild';
import { verify } from './verify';

const events = 100_000;
const models = allReadModels(new ContactIndex(Buffer.alloc(32, 1)));
const names = [
  'installers',
  'conversations',
  'notification_templates',
  'prompt_overrides',
  'messages',
  'insights',
  'notifications',
  'notification_texts',
  'appointments',
  'appointment_words',
  'unanswered_questions',
  'suppressions',
  'billing',
  'billing_entries',
  'payment_log',
  'registrations',
  'leads',
  'audit_entries',
  'contacts',
] as const;

const digests = async (superuser: Client): Promise<unknown[]> => {
  const found: unknown[] = [];
  for (const { table } of models) {
    const { rows } = await superuser.query(
      `select count(*) as rows, md5(string_agg(held::text, '' order by ${table.key.join(', ')})) as digest from read.${table.name} held`,
    );
    found.push(...rows);
  }
  return found;
};

it('a log of 100,000 events with every type in it: what came live, a rebuild and a rebuild of little memory are the same', async () => {
  const databaseUrl = await createTestDatabase();
  const eventStore = await openPostgresEventStore({ url: databaseUrl, allowUnsafeDurability: true });
  const superuser = await connect(databaseUrl, 'test');
  const log = new LogLines();
  try {
    const live = await startProjections({ databaseUrl, eventStore, log, models });
    expect(await generateLog(eventStore, events)).toBeGreaterThanOrEqual(events);
    const { rows } = await superuser.query<{ type: string }>('select distinct type from event_log.events');
    expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(Object.keys(catalogue)));
    const head = await eventStore.head();
    expect(await live.waitForPosition(head, names, 120_000)).toBe(true);
    await live.stop();

    const { models: verified } = await verify({ databaseUrl, eventStore, models });
    expect(verified.map((each) => [each.model, each.differing])).toEqual(names.map((name) => [name, 0]));
    const before = await digests(superuser);
    await rebuild({ databaseUrl, eventStore, models, rowsInMemory: 10_000 });
    expect(await digests(superuser)).toEqual(before);
    expect(before).not.toContainEqual(expect.objectContaining({ rows: 0 }));
    expect(log.lines.filter(({ level }) => level !== 'info')).toEqual([]);
  } finally {
    await superuser.end();
    await eventStore.close();
  }
});
