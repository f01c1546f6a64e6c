import { JobPostponed } from '../src/jobs/job-postponed';
import { MailServer } from '../src/gateways/email/testing/mail-server';
import { Delivery } from '../src/notifications/delivery/delivery';
import { Suppressions } from '../src/suppressions/suppressions';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { newInstaller, Visitor } from './people';
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
