import { randomUUID } from 'node:crypto';
import { type EventStore, start } from '@pilotlight/event-store/event-store';
import { conversations } from '../../conversations/conversations.read-model';
import { connect } from '@pilotlight/subscriptions/database-connection';
import { migrate } from '../../migrations/migrate';
import type { Projections } from '../../projections';
import { readModels } from '../../read-models';
import { asOlderVersion, inConversation, withBug } from '../../testing/poisoned';
import { quarantineRows } from '../../testing/quarantine-row';
import { everyModel, ReadSide } from '../../testing/read-side';
import { conversation } from '../../testing/story';
import { allRows } from '../../testing/table-rows';
import { FencedOff, readCheckpoints } from '@pilotlight/subscriptions/checkpoint';
import { LogFollower } from '@pilotlight/subscriptions/log-follower';
import { ReadModelOwner } from '../read-model-owner';
import { ReadModelSubscriber } from '../read-model-subscriber';
import { RetryBudget } from '@pilotlight/subscriptions/quarantine/retry-budget';
import { redrive } from './redrive';
import { takeOver } from '../take-over';

const poisoned = randomUUID();
const chat = conversation('acme', poisoned);
const other = conversation('acme', randomUUID());
const stream = `conversation-${poisoned}`;
const story = [chat.started(), chat.says('Boiler is off'), chat.captured(), chat.intends('service')];
const others = [other.started(), other.says('Hello'), other.intends('general')];

const buggy = readModels.map((model) => withBug(model, inConversation(poisoned, 'LeadCaptured')));

let side: ReadSide;
beforeEach(async () => {
  side = await ReadSide.open();
});
afterEach(() => side.close());

const caughtUp = async (projections: Projections) =>
  expect(await projections.waitForPosition(await side.eventStore.head(), everyModel, 20_000)).toBe(true);
const alerts = () => side.log.lines.filter(({ level }) => level === 'error');
const concerned = ['conversations', 'insights', 'lead_journeys', 'messages', 'platform_days'];

it('quarantines once, with one alert, however many processes run, and another takes over what is quarantined', async () => {
  const [one, two] = await Promise.all([side.start(buggy), side.start(buggy)]);
  await side.happens(...story, ...others);
  await caughtUp(one);
  expect((await quarantineRows(side.superuser)).map(({ model }) => model)).toEqual(concerned);
  expect(alerts()).toHaveLength(concerned.length);
  await one.stop();
  await side.happens(chat.says('And now?'), other.says('Thank you'));
  await caughtUp(two);
  expect(alerts()).toHaveLength(concerned.length);
  expect((await allRows(side.superuser))['conversations']).toContainEqual(
    expect.objectContaining({ session_id: poisoned, message_count: 1 }),
  );
});

/** Has tried often enough what is to blame. */
const impatientOf = (blame: string): RetryBudget => {
  const budget = new RetryBudget();
  while (!budget.isOver(start, blame)) continue;
  return budget;
};

describe('an owner that was replaced', () => {
  const sources: readonly [string, () => EventStore, string][] = [
    ['fold', () => side.eventStore, 'unfoldable: LeadCaptured'],
    ['read', () => asOlderVersion(side.eventStore, 'LeadCaptured'), 'unreadable: LeadCaptured'],
  ];

  it.each(sources)(
    'writes no quarantine, no checkpoint and no alert for an event that it can not %s',
    async (_, open, blame) => {
      await migrate(side.superuser, readModels);
      const connection = await connect(side.databaseUrl, 'test');
      const model = withBug(conversations, inConversation(poisoned, 'LeadCaptured'));
      const owner = randomUUID();
      const position = await takeOver(connection, model, owner);
      const eventStore = open();
      const { log } = side;
      const held = new LogFollower(
        new ReadModelSubscriber(model, { eventStore, log }),
        new ReadModelOwner({ connection, model, owner, position, quarantined: new Map() }, log),
        { eventStore, budget: impatientOf(blame), moved: () => undefined, rest: () => Promise.resolve() },
      );
      await takeOver(side.superuser, model, randomUUID());
      await side.happens(chat.captured());
      await expect(held.follow(new AbortController().signal)).rejects.toThrow(FencedOff);
      await connection.end();
      await eventStore.close();
      expect(await quarantineRows(side.superuser)).toEqual([]);
      expect((await readCheckpoints(side.superuser)).get('conversations')?.position).toBe(start);
      expect(alerts()).toEqual([]);
    },
  );

  it('re-drives nothing', async () => {
    const worker = await side.start(buggy);
    await side.happens(...story);
    await caughtUp(worker);
    await worker.stop();
    const connection = await connect(side.databaseUrl, 'test');
    const owner = randomUUID();
    const position = await takeOver(connection, conversations, owner);
    await takeOver(side.superuser, conversations, randomUUID());
    const held = { connection, model: conversations, owner, position, quarantined: new Map([[stream, 2]]) };
    const before = await allRows(side.superuser);
    await expect(redrive(held, side.eventStore)).rejects.toThrow(FencedOff);
    await connection.end();
    expect(await allRows(side.superuser)).toEqual(before);
    expect(await quarantineRows(side.superuser)).toHaveLength(concerned.length);
  });
});

describe('an event of a type that an older version does not know', () => {
  it('quarantines its stream for the read models that fold such streams, and no other', async () => {
    const older = asOlderVersion(side.eventStore, 'LeadCaptured');
    const worker = await side.start(readModels, older);
    await side.happens(...story, ...others);
    await caughtUp(worker);
    const held = { stream, revision: 2, event_type: 'LeadCaptured', reason: expect.stringContaining('unknown type') };
    expect(await quarantineRows(side.superuser)).toMatchObject(
      ['appointment_words', 'leads', ...concerned, 'notification_texts', 'unanswered_questions']
        .toSorted()
        .map((model) => ({
          model,
          ...held,
        })),
    );
    expect((await allRows(side.superuser))['insights']).toMatchObject([{ conversations: 2, intents: { general: 1 } }]);
    await worker.stop();
    await older.close();
  });

  it('is healed by the start of the newer version, to the rows of a rebuild', async () => {
    const older = asOlderVersion(side.eventStore, 'LeadCaptured');
    const worker = await side.start(readModels, older);
    await side.happens(...story, ...others, other.captured());
    await caughtUp(worker);
    await worker.stop();
    await older.close();

    const newer = await side.start();
    await side.happens(chat.says('And now?'));
    await caughtUp(newer);
    await newer.stop();
    expect(await quarantineRows(side.superuser)).toEqual([]);
    const healed = await allRows(side.superuser);
    const rebuild = await side.start(readModels.map((model) => ({ ...model, version: model.version + 1 })));
    await caughtUp(rebuild);
    expect(healed).toEqual(await allRows(side.superuser));
  });

  it('is left to a newer version that stands by', async () => {
    const older = asOlderVersion(side.eventStore, 'LeadCaptured');
    const owner = await side.start(readModels, older);
    await side.happens(...others);
    await caughtUp(owner);
    const standby = await side.start();
    await side.happens(...story);
    await caughtUp(standby);
    expect(await quarantineRows(side.superuser)).toEqual([]);
    expect((await allRows(side.superuser))['insights']).toMatchObject([{ conversations: 2, leads: 1 }]);
    await owner.stop();
    await older.close();
  });
});
