import { startTestBackend, type TestBackend } from './backend-under-test';
import { type Answer, statusesOf } from './http-call';
import { type InstallerOnBoard, newInstaller, signIn, Visitor } from './people';

const minute = 60_000;
const right = Date.now.bind(Date);
let backend: TestBackend;
let leeds: InstallerOnBoard;
beforeAll(async () => {
  backend = await startTestBackend();
  leeds = await newInstaller(backend, 'leeds');
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => backend.stop());

it.each([
  ['two minutes ahead', 2 * minute],
  ['ten minutes behind', -10 * minute],
])('hears twenty messages a minute, and no more, with a clock that is %s', async (_, off) => {
  jest.spyOn(Date, 'now').mockImplementation(() => right() + off);
  const visitor = await Visitor.of(backend, leeds);
  const answers: Answer[] = [];
  for (let count = 0; count < 22; count += 1) answers.push(await visitor.say('Hello'));
  expect(statusesOf(answers)).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429]);
});

it('leaves a visitor to the person who has just taken over, with a clock that is far ahead', async () => {
  jest.spyOn(Date, 'now').mockImplementation(() => right() + 40 * minute);
  const visitor = await Visitor.of(backend, leeds);
  await visitor.say('Hello');
  const token = await signIn(backend, leeds);
  const path = `/api/installer/conversations/${visitor.sessionId}/take-over`;
  expect((await backend.call('POST', path, { token, body: {} })).status).toBe(200);
  await visitor.say('My boiler drips');
  expect((await visitor.say('Are you there?')).json['text']).toBe('');
});
