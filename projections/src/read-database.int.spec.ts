import { emptyTraining } from '@pilotlight/contracts/values/training';
import { randomBytes } from 'node:crypto';
import { auditEntries } from './audit/audit-entries.read-model';
import { ConversationsReader } from './conversations/conversations.reader';
import { connect } from '@pilotlight/subscriptions/database-connection';
import { startProjections } from './projections';
import { platform, ReadDatabase } from './read-database';
import { readModels } from './read-models';
import { appointmentExamples } from './testing/appointment-examples';
import { joiningExamples } from './testing/joining-examples';
import { notificationExamples } from './testing/notification-examples';
import { everyModel, ReadSide } from './testing/read-side';
import { conversation, installer } from './testing/story';

let side: ReadSide;

const told = (slug: string, session: string) => {
  const chat = conversation(slug, session);
  const subject = { slug, sessionId: session, number: 1 };
  const of = notificationExamples;
  return [
    installer(slug).created(slug),
    { type: 'InstallerTrainingPublished', data: { slug, version: 1, training: emptyTraining } },
    chat.started(),
    chat.says('Hello'),
    chat.leavesOpen('m-5', { question: 'Do you take cards?' }),
    { type: 'AppointmentBooked', data: appointmentExamples.AppointmentBooked(subject) },
    { type: 'NotificationRequested', data: of.NotificationRequested(subject) },
    { type: 'SubscriptionStarted', data: joiningExamples.SubscriptionStarted(subject) },
    { type: 'PaymentNoticeReceived', data: joiningExamples.PaymentNoticeReceived(subject) },
    { type: 'RegistrationStarted', data: joiningExamples.RegistrationStarted(subject) },
    { type: 'AddressSuppressed', data: of.AddressSuppressed(subject) },
    { type: 'NotificationTemplateCreated', data: { ...of.NotificationTemplateCreated(subject), slug } },
  ] as const;
};
const story = [
  ...told('acme', '018f5b7e-aaaa-4aaa-8aaa-aaaaaaaaaaaa'),
  ...told('best', '018f5b7e-bbbb-4bbb-8bbb-bbbbbbbbbbbb'),
];
const models = [...readModels, auditEntries];
/** Nobody's own yet. */
const ofPlatform = 'registrations';
/** Of all together. */
const sums = 'platform_days';
const tables = models
  .filter(({ name }) => name !== ofPlatform && name !== sums)
  .map(({ table }) => [table.name, table.tenant] as const);

beforeAll(async () => {
  side = await ReadSide.open();
  const projections = await side.start(models);
  await side.shows(...story);
  await projections.waitForPosition(await side.eventStore.head(), ['audit_entries'], 20_000);
});
afterAll(() => side.close());

const slugsSeenBy = async (readers: ReadDatabase, tenant: string, table: string, column: string) => {
  const [{ rows }] = await readers.asTenant(tenant, (ask) => [
    ask<{ slug: string }>({ text: `select ${column} as slug from read.${table}` }),
  ]);
  return [...new Set(rows.map(({ slug }) => slug))];
};

it.each(tables)(
  'shows a tenant its own rows of %s alone, even where a statement forgets to say whose',
  async (table, column) => {
    expect(await slugsSeenBy(side.readers, 'acme', table, column)).toEqual(['acme']);
    expect(await slugsSeenBy(side.readers, 'nobody', table, column)).toEqual([]);
    expect(await slugsSeenBy(side.readers, '', table, column)).toEqual([]);
  },
);

it('keeps tenants apart on one connection, one after the other and at the same time', async () => {
  const turns = Array.from({ length: 60 }, (_, index) => (index % 2 ? 'acme' : 'best'));
  const seen = await Promise.all(turns.map((slug) => slugsSeenBy(side.readers, slug, 'conversations', 'slug')));
  expect(seen).toEqual(turns.map((slug) => [slug]));
});

it('shows registrations, which are of no installer yet, to the platform alone', async () => {
  for (const tenant of ['acme', 'nobody', ''])
    expect(await slugsSeenBy(side.readers, tenant, ofPlatform, 'registration_id')).toEqual([]);
  const [{ rows }] = await side.readers.asPlatform(platform, (ask) => [
    ask<{ customer_id: string }>({ text: `select customer_id from read.${ofPlatform} order by 1` }),
  ]);
  expect(rows).toEqual([{ customer_id: 'cus_acme' }, { customer_id: 'cus_best' }]);
});

it('shows what all installers come to to the platform alone', async () => {
  for (const tenant of ['acme', 'nobody', ''])
    expect(await slugsSeenBy(side.readers, tenant, sums, 'slug')).toEqual([]);
  const [{ rows }] = await side.readers.asPlatform(platform, (ask) => [
    ask<{ conversations: number }>({ text: `select conversations from read.${sums}` }),
  ]);
  expect(rows).toEqual([{ conversations: 2 }]);
});

it('shows the platform every row', async () => {
  const [{ rows }] = await side.readers.asPlatform(platform, (ask) => [
    ask<{ slug: string }>({ text: 'select slug from read.conversations order by slug' }),
  ]);
  expect(rows).toEqual([{ slug: 'acme' }, { slug: 'best' }]);
});

it.each(['delete from read.messages', 'select * from read.checkpoints', 'create table read.mine (id int)'])(
  'lets a reader do no more than read: %s',
  async (text) => {
    await expect(side.readers.asTenant('acme', (ask) => [ask({ text })])).rejects.toThrow(
      /read-only|permission denied/,
    );
    expect(await slugsSeenBy(side.readers, 'acme', 'messages', 'slug')).toEqual(['acme']);
  },
);

it('holds for a database owner who is no superuser, and shows that login nothing by itself', async () => {
  const login = `owner_${randomBytes(6).toString('hex')}`;
  const url = new URL(side.databaseUrl);
  const database = `${url.pathname.slice(1)}_owned`;
  await side.superuser.query(`create role ${login} login createrole password 'pw'`);
  await side.superuser.query(`create database ${database} owner ${login}`);
  for (const role of ['pilotlight_tenant', 'pilotlight_platform', 'pilotlight_projector'])
    await side.superuser.query(`grant ${role} to ${login} with admin true, inherit false`);
  url.pathname = `/${database}`;
  url.username = login;
  url.password = 'pw';

  const { eventStore, log } = side;
  const projections = await startProjections({ databaseUrl: url.href, eventStore, log });
  const readers = new ReadDatabase(url.href);
  const owner = await connect(url.href, 'test');
  try {
    expect(await projections.waitForPosition(await eventStore.head(), everyModel, 20_000)).toBe(true);
    const found = await new ConversationsReader(readers).list('acme', {
      search: '',
      grade: 'all',
      page: 1,
      pageSize: 10,
    });
    expect(found).toMatchObject({ total: 1, all: 1 });
    expect((await owner.query('select * from read.conversations')).rows).toEqual([]);
  } finally {
    await owner.end();
    await readers.close();
    await projections.stop();
  }
});
