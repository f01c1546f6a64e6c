import { start } from '@pilotlight/event-store/event-store';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { type InstallerOnBoard, newInstaller, signIn, Visitor } from './people';
import { settled } from './settled-notifications';

let backend: TestBackend;
let silent: InstallerOnBoard;
beforeAll(async () => {
  backend = await startTestBackend();
  silent = await newInstaller(backend, 'ripon');
  await aBusyDay();
  await settled(backend);
});
afterAll(() => backend.stop());

const nightAndDay = { enabled: true, start: '23:59', end: '23:58' };
const preferring = (slug: string, notificationPreferences: object): Promise<InstallerOnBoard> =>
  newInstaller(backend, slug, { phoneSms: '07700 900456', notificationPreferences });
const change = async (installer: InstallerOnBoard, notificationPreferences: object): Promise<void> => {
  const token = await signIn(backend, installer);
  const { status } = await backend.call('PATCH', '/api/installer/settings', {
    token,
    body: { notificationPreferences },
  });
  expect(status).toBe(200);
};
const lead = { name: 'Priya Nair', email: 'priya@nair.example', phone: '07700 900142', postcode: 'LS17 8AB' };

/** What is told of by every way there is, of which the installers think otherwise afterwards. */
const aBusyDay = async (): Promise<void> => {
  const leeds = await preferring('leeds', { channels: { sms: true } });
  const inDanger = await Visitor.of(backend, leeds);
  await inDanger.say('I can smell gas in the kitchen');
  await inDanger.say('the smell of gas is getting stronger');
  const york = await preferring('york', { quietHours: nightAndDay });
  const quiet = await Visitor.of(backend, york);
  await quiet.say('How much is a new boiler? Please ring me back');
  await quiet.lead(lead);
  const bath = await preferring('bath', {});
  const warm = await Visitor.of(backend, bath);
  await warm.say('My boiler shows F22 and we have no heating');
  await warm.lead(lead);
  await settled(backend);

  const token = await signIn(backend, leeds);
  const path = `/api/installer/conversations/${inDanger.sessionId}/alarm/clear`;
  const body = { verdict: 'dealt-with', seenAt: new Date().toISOString() };
  expect((await backend.call('POST', path, { token, body })).status).toBe(200);
  await change(york, { quietHours: { ...nightAndDay, enabled: false } });
  await change(bath, { channels: { sms: true, whatsapp: true }, quietHours: nightAndDay });
};

/** Everything that was asked for or handed over. */
const messages = async () =>
  (await backend.events()).flatMap(({ type, stream }) =>
    type === 'NotificationRequested' || type === 'NotificationAttempted' ? [`${type} ${stream}`] : [],
  );

it('hands each message over once', async () => {
  const attempts = (await messages()).filter((each) => each.startsWith('NotificationAttempted'));
  expect(attempts.length).toBeGreaterThanOrEqual(5);
  expect(new Set(attempts).size).toBe(attempts.length);
});

const reset = (sql: string) => async (): Promise<void> => {
  await backend.database.query(sql);
};

it.each([
  [
    'three rebuilds of all read models',
    async () => {
      for (let count = 0; count < 3; count += 1) await backend.rebuild();
    },
  ],
  ['the policies’ checkpoints lost', reset('delete from policies.checkpoints')],
  ['the policies set back to the start of the log', reset(`update policies.checkpoints set position = '${start}'`)],
  [
    'the policies set back with the job queue lost',
    reset(
      `delete from job_queue.job where name in ('notification-delivery', 'conversation-silence'); update policies.checkpoints set position = '${start}'`,
    ),
  ],
])('nothing is asked for or sent again after %s', async (_, happen) => {
  const before = await messages();
  await happen();
  // Whoever runs a policy finds out at the next event.
  await (await Visitor.of(backend, silent)).say('Hello');
  await settled(backend);
  expect(await messages()).toEqual(before);
});
