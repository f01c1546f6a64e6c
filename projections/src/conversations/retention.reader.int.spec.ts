import type { DomainEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { platform } from '../read-database';
import { ReadSide } from '../testing/read-side';
import { conversation, installer } from '../testing/story';
import { RetentionReader } from './retention.reader';

let side: ReadSide;
beforeAll(async () => {
  side = await ReadSide.open();
  await side.start();
  await side.shows(installer('acme').created('Acme'));
});
afterAll(() => side.close());

const on = (day: string) => (event: DomainEvent) => ({ event, at: `2026-${day}T10:00:00.000Z` });
let sessions = 0;
const newChat = () => conversation('acme', `018f5b7e-0000-4000-8000-00000000000${(sessions += 1)}`);
/** The sessions that are due a year after 1 February. */
const due = async (): Promise<string[]> => {
  const reader = new RetentionReader(side.readers);
  const found = await reader.due(platform, { now: '2027-02-01T10:00:01.000Z', after: null, limit: 10 });
  return found.map(({ sessionId }) => sessionId);
};

it('keeps a conversation from its last words on, or the form sent after them, whatever the firm does with the lead later', async () => {
  const [worked, spoken, formed] = [newChat(), newChat(), newChat()];
  const begun = (chat: typeof worked) => [chat.started(), chat.says('My boiler drips')].map(on('02-01'));
  await side.shows(
    ...begun(worked),
    ...begun(spoken),
    ...begun(formed),
    ...[worked.stageSet('won'), worked.noted('Fitted'), spoken.says('Still drips'), formed.submitted()].map(
      on('06-01'),
    ),
  );
  expect(await due()).toEqual([worked.started().data.sessionId]);
});

it('counts whom fewer days would let go, of one installer', async () => {
  const reader = new RetentionReader(side.readers);
  const now = '2026-06-20T10:00:00.000Z';
  const counts = await Promise.all([365, 60, 30, 10].map((days) => reader.countDue('acme', days, now)));
  expect(counts).toEqual([0, 1, 1, 3]);
  expect(await reader.countDue('bolt', 10, now)).toBe(0);
});
