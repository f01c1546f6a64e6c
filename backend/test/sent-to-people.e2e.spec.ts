import { personExportSchema } from '@pilotlight/contracts/http/people';
import { ERASED } from '@pilotlight/contracts/events/personal';
import { setTimeout as pause } from 'node:timers/promises';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { everyRow } from './every-row';
import { newInstaller, signIn, Visitor } from './people';

let backend: TestBackend;
let token: string;
let visitor: Visitor;
beforeAll(async () => {
  backend = await startTestBackend({ developerPages: true });
  const leeds = await newInstaller(backend, 'leeds', {
    notificationPreferences: {},
    emailInbox: 'alerts@leeds.example',
  });
  token = await signIn(backend, leeds);
  visitor = await Visitor.of(backend, leeds);
  await visitor.say('My boiler needs a service');
  await visitor.lead({ name: 'Ada Quartermaine', email: 'ada@quartermaine.example', postcode: 'LS17 8AB' });
});
afterAll(() => backend.stop());

const own = (method: string, what: string) =>
  backend.call(method, `/api/installer/conversations/${visitor.sessionId}/${what}`, { token });
const sent = async () => personExportSchema.parse((await own('GET', 'export')).json).conversations[0]?.sent ?? [];

it('a person’s export holds what they were sent, and what became of it', async () => {
  while ((await sent())[0]?.status !== 'sent') await pause(50);
  expect(await sent()).toEqual([
    {
      id: expect.any(String),
      channel: 'email',
      to: 'ada@quartermaine.example',
      requestedAt: expect.any(String),
      subject: 'Firm leeds has your details',
      text: expect.stringMatching(/^Hello Ada,/),
      status: 'sent',
    },
  ]);
});

it('an erasure takes the words of all that was sent about them, and leaves that it was sent', async () => {
  expect(await everyRow(backend)).toMatch(/Hello Ada,/);
  const notifications = async () =>
    (await backend.events()).filter(({ stream }) => stream.startsWith('notification-')).map(({ type }) => type);
  for (;;) {
    const counts = (await backend.asAdmin('GET', '/api/admin/notifications')).json['counts'];
    if (Object.keys(counts ?? {}).join() === 'sent') break;
    await pause(50);
  }
  const before = await notifications();
  expect((await own('POST', 'erase')).status).toBe(200);
  expect(await everyRow(backend)).not.toMatch(/Quartermaine|ada@|Hello Ada/i);
  const after = await backend.events();
  expect(JSON.stringify(after)).not.toMatch(/Quartermaine|Hello Ada/i);
  expect(await notifications()).toEqual(before);
  expect(after.filter(({ type }) => type === 'NotificationRequested').map(({ data }) => data)).toContainEqual(
    expect.objectContaining({ to: ERASED, text: ERASED, subject: ERASED }),
  );
  const log = (await backend.asAdmin('GET', '/api/admin/notifications')).json['notifications'];
  expect(log).toContainEqual(expect.objectContaining({ eventType: 'lead_received', to: '', text: '', status: 'sent' }));
  expect((await backend.asAdmin('GET', '/dev/outbox.json')).json['messages']).toEqual([]);
});
