import { setTimeout as pause } from 'node:timers/promises';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { type InstallerOnBoard, newInstaller, signIn, Visitor } from './people';

let backend: TestBackend;
let leeds: InstallerOnBoard;
let token: string;
beforeAll(async () => {
  backend = await startTestBackend();
  leeds = await newInstaller(backend, 'leeds', { contactName: 'Dawn Sykes' });
  token = await signIn(backend, leeds);
});
afterAll(() => backend.stop());

const now = (): string => new Date().toISOString();
const overview = async () => (await backend.call('GET', '/api/installer/overview', { token })).json['overview'];
/** What needs a look once anything does: a visitor's call doesn't wait for the read models. */
const needsALook = async (): Promise<unknown> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const found = (await overview())?.['needsALook'];
    if (JSON.stringify(found) !== '[]') return found;
    await pause(50);
  }
  return [];
};
const news = async () => (await backend.call('GET', '/api/installer/news', { token })).json['news'];
const alarm = (sessionId: string, act: 'clear' | 'reopen', body?: object, by = token) =>
  backend.call('POST', `/api/installer/conversations/${sessionId}/alarm/${act}`, { token: by, body });

it('leaves the overview at once when it is cleared, comes back when that is undone, and keeps both in the log', async () => {
  const visitor = await Visitor.of(backend, leeds);
  await visitor.say('I can smell gas in the kitchen');
  expect(await needsALook()).toMatchObject([{ sessionId: visitor.sessionId, alarmCleared: null }]);
  expect((await news())?.['emergencies']).toBe(1);

  const cleared = await alarm(visitor.sessionId, 'clear', { verdict: 'false-alarm', seenAt: now() });
  expect([cleared.status, cleared.json]).toEqual([200, { success: true, message: 'Marked as a false alarm' }]);
  expect((await overview())?.['needsALook']).toEqual([]);
  expect((await news())?.['emergencies']).toBe(0);
  const path = `/api/installer/conversations?sessionId=${visitor.sessionId}`;
  const { json } = await backend.call('GET', path, { token });
  expect(json['conversations']).toMatchObject([
    { emergency: true, alarmCleared: { verdict: 'false-alarm', by: 'Dawn Sykes', at: expect.any(String) } },
  ]);

  expect((await alarm(visitor.sessionId, 'reopen')).status).toBe(200);
  expect((await overview())?.['needsALook']).toHaveLength(1);
  const events = (await backend.events()).filter(({ type }) => type.startsWith('Alarm'));
  expect(events).toMatchObject([
    {
      type: 'AlarmCleared',
      data: { verdict: 'false-alarm', clearedBy: 'Dawn Sykes' },
      meta: { actor: { id: 'leeds' } },
    },
    { type: 'AlarmReopened', data: { reopenedBy: 'Dawn Sykes' } },
  ]);
});

it('is not cleared by somebody who has not seen it', async () => {
  const visitor = await Visitor.of(backend, leeds);
  await visitor.say('My boiler needs a service');
  const seenAt = now();
  await visitor.say('I can smell gas in the kitchen');
  const { status, json } = await alarm(visitor.sessionId, 'clear', { verdict: 'false-alarm', seenAt });
  expect([status, json['message']]).toEqual([409, 'The visitor has told of danger since. Please look again.']);
});

it('is answered again by the assistant once the firm has dealt with it', async () => {
  const visitor = await Visitor.of(backend, leeds);
  await visitor.say('I can smell gas in the kitchen');
  await alarm(visitor.sessionId, 'clear', { verdict: 'dealt-with', seenAt: now() });
  const { json } = await visitor.say('Thanks for ringing. Could you service the boiler next week?');
  expect(json['card']).toBeNull();
});

it('is refused where there is no alarm, and for another installer', async () => {
  const visitor = await Visitor.of(backend, leeds);
  await visitor.say('My boiler needs a service');
  const none = await alarm(visitor.sessionId, 'clear', { verdict: 'dealt-with', seenAt: now() });
  expect([none.status, none.json['message']]).toEqual([409, 'There is no alarm in this conversation']);
  const york = await signIn(backend, await newInstaller(backend, 'york'));
  expect((await alarm(visitor.sessionId, 'clear', { verdict: 'dealt-with', seenAt: now() }, york)).status).toBe(404);
  expect((await alarm(visitor.sessionId, 'clear', { verdict: 'nonsense', seenAt: now() })).status).toBe(400);
});
