import { startTestBackend, type TestBackend } from './backend-under-test';
import { newInstaller, type InstallerOnBoard, signIn, Visitor } from './people';

let backend: TestBackend;
let leeds: InstallerOnBoard;
let token: string;
beforeAll(async () => {
  backend = await startTestBackend();
  leeds = await newInstaller(backend, 'leeds');
  token = await signIn(backend, leeds);
});
afterAll(() => backend.stop());

const suggested = ({ sessionId }: Visitor, by = token) =>
  backend.call('POST', `/api/installer/conversations/${sessionId}/suggested-reply`, { token: by });
const eventsOf = async ({ sessionId }: Visitor) =>
  (await backend.events()).filter(({ stream }) => stream === `conversation-${sessionId}`).length;

it('an answer is suggested to the person who took over, and nothing of it is written or sent', async () => {
  const visitor = await Visitor.of(backend, leeds);
  await visitor.say('Hello');
  await backend.call('POST', `/api/installer/conversations/${visitor.sessionId}/take-over`, { token });
  await visitor.say('What does fault code F22 mean on my Vaillant?');
  const before = await eventsOf(visitor);
  const { status, json } = await suggested(visitor);
  expect([status, json]).toEqual([200, { text: expect.stringMatching(/pressure/i) }]);
  expect(await eventsOf(visitor)).toBe(before);
});

it('none is suggested in danger, where the card speaks', async () => {
  const visitor = await Visitor.of(backend, leeds);
  await visitor.say('I can smell gas in the kitchen');
  expect((await suggested(visitor)).json).toEqual({ text: null });
});

it('another installer’s conversation looks like none', async () => {
  const visitor = await Visitor.of(backend, await newInstaller(backend, 'york'));
  await visitor.say('Hello');
  expect((await suggested(visitor)).status).toBe(404);
});
