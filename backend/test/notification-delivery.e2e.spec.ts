import { JobPostponed } from '../src/jobs/job-postponed';
import { MailServer } from '../src/gateways/email/testing/mail-server';
import { InstallerProfiles } from '../src/installers/installer-profiles';
import { DailySummary } from '../src/notifications/daily-summary/daily-summary';
import { Delivery } from '../src/notifications/delivery/delivery';
import { Overdue } from '../src/notifications/delivery/overdue';
import { Suppressions } from '../src/suppressions/suppressions';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { newInstaller, silent, Visitor } from './people';
import { settled } from './settled-notifications';

let mail: MailServer;
let backend: TestBackend;
beforeAll(async () => {
  mail = await MailServer.start();
  const server = { host: '127.0.0.1', port: mail.port, secure: false, requireTls: false, login: null };
  const sender = { name: 'Pilotlight', address: 'alerts@pilotlight.example' };
  backend = await startTestBackend({ messaging: { email: { by: 'smtp', server, sender } } });
});
afterEach(() => {
  mail.refuses = null;
  mail.received.length = 0;
});
afterAll(async () => {
  await backend.stop();
  await mail.stop();
});

const hour = 3_600_000;
const nightAndDay = { enabled: true, start: '23:59', end: '23:58' };
const lead = { name: 'Priya Nair', email: 'priya@nair.example', phone: '07700 900142', postcode: 'LS17 8AB' };

interface Row {
  readonly id: string;
  readonly audience: string;
  readonly status: string;
  readonly due: Date | null;
}
const messagesOf = async (slug: string): Promise<Row[]> => {
  await settled(backend);
  const { rows } = await backend.database.query<Row>(
    `select notification_id as id, audience, status, due_at as due from read.notifications where slug = $1`,
    [slug],
  );
  return rows;
};

it('sends nothing of what was queued for an installer, or its visitors, once it is suspended; nor when it is back', async () => {
  const leeds = await newInstaller(backend, 'leeds', { notificationPreferences: {} });
  mail.refuses = { at: 'RCPT', code: 451, words: 'later' };
  const visitor = await Visitor.of(backend, leeds);
  await visitor.say('Please ring me back about a boiler service');
  await visitor.lead(lead);
  const queued = await messagesOf('leeds');
  expect(new Set(queued.map(({ audience, status }) => `${audience} ${status}`))).toEqual(
    new Set(['installer waiting', 'visitor waiting']),
  );
  mail.refuses = null;
  await backend.asAdmin('POST', '/api/admin/installers/leeds/chatbot/suspend');
  const delivery = backend.app.get(Delivery);
  for (const { id } of queued) await delivery.deliver(id, Date.now() + hour);
  await backend.asAdmin('POST', '/api/admin/installers/leeds/chatbot/reactivate');
  for (const { id } of queued) await delivery.deliver(id, Date.now() + 2 * hour);
  expect((await messagesOf('leeds')).map(({ status }) => status)).toEqual(queued.map(() => 'cancelled'));
  expect(mail.received).toEqual([]);
});

it('leaves out nothing that joins a gathered message while it is looked at', async () => {
  const york = await newInstaller(backend, 'york', { notificationPreferences: { quietHours: nightAndDay } });
  const visitor = await Visitor.of(backend, york);
  await visitor.say('How much is a new boiler?');
  const [held] = await messagesOf('york');
  if (!held?.due) throw new Error('Nothing is held back');
  const suppressions = backend.app.get(Suppressions);
  const isSuppressed = suppressions.isSuppressed.bind(suppressions);
  jest.spyOn(suppressions, 'isSuppressed').mockImplementation(async (...asked) => {
    jest.restoreAllMocks();
    await visitor.say('Please ring me back');
    await settled(backend);
    return await isSuppressed(...asked);
  });
  await backend.app.get(Delivery).deliver(held.id, held.due.getTime());
  const told = mail.received.map(({ raw }) => raw);
  expect(told).toEqual([expect.stringContaining('Quote wanted')]);
  expect(told[0]).toContain('Call back');
});

it('looks again at a message that the queue brings too early, as where the database’s clock is ahead', async () => {
  const hull = await newInstaller(backend, 'hull', { notificationPreferences: { quietHours: nightAndDay } });
  await (await Visitor.of(backend, hull)).say('How much is a new boiler?');
  const [held] = await messagesOf('hull');
  if (!held?.due) throw new Error('Nothing is held back');
  const delivery = backend.app.get(Delivery);
  await expect(delivery.deliver(held.id, held.due.getTime() - 1)).rejects.toThrow(JobPostponed);
  expect(mail.received).toEqual([]);
  await delivery.deliver(held.id, held.due.getTime());
  expect(mail.received).toHaveLength(1);
});

it('brings to its end what was left lying, though one of it can not be', async () => {
  const bath = await newInstaller(backend, 'bath', { notificationPreferences: { quietHours: nightAndDay } });
  for (let count = 0; count < 2; count += 1) {
    mail.refuses = { at: 'RCPT', code: 451, words: 'later' };
    await (await Visitor.of(backend, bath)).say('I can smell gas');
  }
  expect((await messagesOf('bath')).map(({ status }) => status)).toEqual(['waiting', 'waiting']);
  const delivery = backend.app.get(Delivery);
  const settle = delivery.settle.bind(delivery);
  let isFirst = true;
  jest.spyOn(delivery, 'settle').mockImplementation(async (...asked) => {
    if (isFirst) {
      isFirst = false;
      throw new Error('It can not be read');
    }
    await settle(...asked);
  });
  const later = Date.now() + 48 * hour;
  await expect(backend.app.get(Overdue).settle(later)).rejects.toThrow('It can not be read');
  const statuses = (await messagesOf('bath')).map(({ status }) => status);
  jest.restoreAllMocks();
  expect(statuses.toSorted()).toEqual(['expired', 'waiting']);
  await backend.app.get(Overdue).settle(later);
  expect((await messagesOf('bath')).map(({ status }) => status)).toEqual(['expired', 'expired']);
});

it('tells the others of their day though one of them can not be told', async () => {
  const day = { notificationPreferences: { events: { ...silent, dailySummary: true } } };
  for (const slug of ['derby', 'exeter']) await newInstaller(backend, slug, day);
  const installers = backend.app.get(InstallerProfiles);
  const contactAt = installers.contactAt.bind(installers);
  jest.spyOn(installers, 'contactAt').mockImplementation(async (slug, then) => {
    if (slug === 'derby') throw new Error('It can not be read');
    return await contactAt(slug, then);
  });
  const summaries = backend.app.get(DailySummary);
  const evening = new Date().setUTCHours(19, 0, 0, 0);
  await settled(backend);
  await expect(summaries.send(evening)).rejects.toThrow('It can not be read');
  jest.restoreAllMocks();
  expect((await messagesOf('exeter')).length).toBe(1);
  await summaries.send(evening);
  expect([(await messagesOf('derby')).length, (await messagesOf('exeter')).length]).toEqual([1, 1]);
});
