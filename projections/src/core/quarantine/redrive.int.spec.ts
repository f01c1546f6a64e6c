import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { contacts } from '../../contacts/contacts.read-model';
import { ContactIndex } from '@pilotlight/event-store/personal-data/contact-index';
import { conversations } from '../../conversations/conversations.read-model';
import { insights } from '../../insights/insights.read-model';
import { messages } from '../../messages/messages.read-model';
import type { Projections } from '../../projections';
import type { ReadModel } from '../../read-model';
import { readModels } from '../../read-models';
import { inConversation, withBug } from '../../testing/poisoned';
import { quarantineRows } from '../../testing/quarantine-row';
import { everyModel, ReadSide } from '../../testing/read-side';
import { conversation } from '../../testing/story';
import { allRows, tableRows } from '../../testing/table-rows';
import { rebuild } from '../../rebuild/rebuild';
import { KeptByAnotherVersion, redriveQuarantined } from '../redrive-quarantined';

const chats = [randomUUID(), randomUUID()].map((sessionId) => conversation('acme', sessionId));
const streams = chats.map((chat) => `conversation-${chat.started().data.sessionId}`);
const [first = '', second = ''] = streams;

/** A cause that lies outside the fold and is gone once this says so. */
let broken: ReadonlySet<string>;
const fragile = readModels.map((model) =>
  withBug(model, (event) => event.type === 'LeadCaptured' && broken.has(event.stream)),
);
const modelOf = (name: string): ReadModel => fragile.find((model) => model.name === name) ?? conversations;

let side: ReadSide;
let worker: Projections;
beforeEach(async () => {
  side = await ReadSide.open();
  broken = new Set(streams);
  worker = await side.start(fragile);
  for (const chat of chats)
    await side.happens(chat.started(), chat.says('Boiler is off'), chat.captured(), chat.intends('service'));
  await caughtUp();
});
afterEach(() => side.close());

const caughtUp = async () =>
  expect(await worker.waitForPosition(await side.eventStore.head(), everyModel, 15_000)).toBe(true);

const quarantined = async (model: string) =>
  (await quarantineRows(side.superuser)).flatMap((row) => (row.model === model ? [row.stream] : []));

/** The worker lost the read model to the re-drive: once it keeps it again it tries once, by itself, what is still set aside. */
const triedByWorker = async (model: string, stream: string): Promise<void> => {
  const told = { level: 'warn', message: 'Streams stay quarantined', fields: { model, streams: [stream] } };
  while (!side.log.lines.some((line) => isDeepStrictEqual(line, told))) await pause(20);
};

it.each([conversations.name, messages.name, insights.name])(
  'by hand, while a worker runs, heals one stream of %s and keeps another that still fails',
  async (name) => {
    broken = new Set([second]);
    expect(await redriveQuarantined(side, modelOf(name))).toEqual({ healed: [first], kept: [second] });
    expect(await quarantined(name)).toEqual([second]);

    await triedByWorker(name, second);
    broken = new Set();
    expect(await redriveQuarantined(side, modelOf(name), [second])).toEqual({ healed: [second], kept: [] });
    await side.happens(...chats.map((chat) => chat.says('Thank you')));
    await caughtUp();
    const live = (await allRows(side.superuser))[name];
    await worker.stop();
    worker = await side.start(readModels.map((model) => ({ ...model, version: model.version + 1 })));
    await caughtUp();
    expect(live).toEqual((await allRows(side.superuser))[name]);
  },
);

it('counts what was tried in vain, and leaves the rows as they were', async () => {
  const before = await allRows(side.superuser);
  expect(await redriveQuarantined(side, modelOf('insights'), [first])).toEqual({ healed: [], kept: [first] });
  const attempts = (await quarantineRows(side.superuser)).flatMap((row) =>
    row.model === 'insights' && row.stream === first ? [row.attempts] : [],
  );
  expect(attempts[0]).toBeGreaterThan(6);
  expect(await allRows(side.superuser)).toEqual(before);
});

it('works while no worker runs, and takes in nothing that lies behind the checkpoint', async () => {
  await worker.stop();
  broken = new Set();
  await side.happens(...chats.map((chat) => chat.says('While nobody was there')));
  for (const model of fragile) await redriveQuarantined(side, model);
  expect(await tableRows(side.superuser, conversations)).toMatchObject([{ message_count: 1 }, { message_count: 1 }]);
  worker = await side.start(fragile);
  await caughtUp();
  expect(await tableRows(side.superuser, conversations)).toMatchObject([{ message_count: 2 }, { message_count: 2 }]);
  expect(await tableRows(side.superuser, insights)).toMatchObject([{ conversations: 2, leads: 2 }]);
});

it('is done by a rebuild too, which keeps in quarantine what it left out', async () => {
  broken = new Set([second]);
  const { databaseUrl, eventStore } = side;
  await rebuild({ databaseUrl, eventStore, models: fragile });
  expect(await Promise.all(['conversations', 'messages', 'insights'].map(quarantined))).toEqual([
    [second],
    [second],
    [second],
  ]);
  await side.happens(...chats.map((chat) => chat.says('Thank you')));
  await caughtUp();
  const counts = (await tableRows(side.superuser, conversations)).map((row) => row['message_count']);
  expect(new Set(counts)).toEqual(new Set([1, 2]));
});

it('does nothing where nothing is quarantined', async () => {
  expect(await redriveQuarantined(side, modelOf('installers'))).toEqual({ healed: [], kept: [] });
});

it("leaves another version's read model alone", async () => {
  const newer: ReadModel = { ...conversations, version: conversations.version + 1 };
  const before = await allRows(side.superuser);
  await expect(redriveQuarantined(side, newer)).rejects.toThrow(KeptByAnotherVersion);
  expect(await allRows(side.superuser)).toEqual(before);
});

it('heals a contact whose conversation was quarantined', async () => {
  const index = new ContactIndex(Buffer.alloc(32, 7));
  const chat = conversation('best', randomUUID());
  const model = contacts(index);
  const stuck = await side.start([withBug(model, inConversation(chat.started().data.sessionId, 'LeadDetailsGiven'))]);
  const position = await side.happens(chat.started(), chat.gives({ email: 'jo@example.com' }));
  expect(await stuck.waitForPosition(position, ['contacts'], 15_000)).toBe(true);
  expect(await tableRows(side.superuser, model)).toEqual([]);
  await redriveQuarantined(side, model);
  side.mended(model);
  expect(await tableRows(side.superuser, model)).toMatchObject([{ slug: 'best' }]);
});
