import { chatFrames } from '@pilotlight/contracts/http/widget';
import { startTestBackend } from './backend-under-test';
import type { TestBackend } from './backend-under-test';
import { newInstaller, Visitor } from './people';
import type { InstallerOnBoard } from './people';

const likeness = 'the socket by the tank spat at me and went black';

let backend: TestBackend;
let leeds: InstallerOnBoard;
beforeAll(async () => {
  backend = await startTestBackend();
  leeds = await newInstaller(backend, 'leeds');
});
afterAll(() => backend.stop());

const conversationOf = async ({ sessionId }: Visitor): Promise<string[]> =>
  (await backend.events()).filter(({ stream }) => stream === `conversation-${sessionId}`).map(({ type }) => type);

it('a card shown for a likeness alone is denied, and the chat goes on as before', async () => {
  const visitor = await Visitor.of(backend, leeds);
  const carded = chatFrames.message.parse((await visitor.say(likeness)).json);
  expect(carded).toMatchObject({
    card: { kind: 'card' },
    quickReplies: ['It’s happening now', 'No, nothing like that'],
  });
  expect((await visitor.conversation()).json).toMatchObject({ emergency: true });

  const { text } = await visitor.say('No, nothing like that', { headers: { accept: 'text/event-stream' } });
  expect(text).toMatch(/^event: accepted\ndata: \{.*"stoodDown":true\}/);
  expect(await conversationOf(visitor)).toContain('EmergencyStoodDown');
  expect((await visitor.conversation()).json).toMatchObject({ emergency: false });

  const asked = chatFrames.message.parse((await visitor.say('how much is a new boiler?')).json);
  expect(asked.card).toBeNull();
  expect(asked.text).toMatch(/price/);
  expect(asked.text).not.toMatch(/urgent|card/);
});

it('a card that a rule was certain of stays, whatever is said after it', async () => {
  const visitor = await Visitor.of(backend, leeds);
  const carded = chatFrames.message.parse((await visitor.say('I can smell gas in the kitchen')).json);
  expect(carded).toMatchObject({ card: { hazard: 'gas' }, quickReplies: [] });
  const denied = chatFrames.message.parse((await visitor.say('No, nothing like that')).json);
  expect(denied.text).toMatch(/card/);
  expect(await conversationOf(visitor)).not.toContain('EmergencyStoodDown');
  expect((await visitor.conversation()).json).toMatchObject({ emergency: true });
});
