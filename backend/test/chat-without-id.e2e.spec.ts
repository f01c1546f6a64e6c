import { chatFrames } from '@pilotlight/contracts/http/widget';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { newInstaller, type InstallerOnBoard, Visitor } from './people';

let backend: TestBackend;
let leeds: InstallerOnBoard;
beforeAll(async () => {
  backend = await startTestBackend();
  leeds = await newInstaller(backend, 'leeds');
});
afterAll(() => backend.stop());

it('a message without an id is taken in under one that the server makes, and each such message is another', async () => {
  const visitor = await Visitor.of(backend, leeds);
  const { sessionId } = visitor;
  const say = (message: string) =>
    visitor.call('POST', 'chat', { body: { sessionId, message }, headers: { accept: 'application/json' } });
  const answers = [await say('My boiler shows F22'), await say('My boiler shows F22')];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const answered = answers.map(({ json }) => chatFrames.message.parse(json).messageId);
  const heard = (await backend.events()).flatMap(({ stream, type, data }) =>
    stream === `conversation-${sessionId}` && type === 'VisitorMessageReceived' && 'messageId' in data
      ? [data.messageId]
      : [],
  );
  expect(heard).toHaveLength(2);
  expect(new Set(heard).size).toBe(2);
  expect(answered).toEqual(heard);
});
