import { randomUUID } from 'node:crypto';
import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { start } from '@pilotlight/event-store/event-store';
import { conversations } from '../conversations/conversations.read-model';
import { connect } from '@pilotlight/subscriptions/database-connection';
import { migrate } from '../migrations/migrate';
import { readModels } from '../read-models';
import { recorded } from '../testing/log-writer';
import { ReadSide } from '../testing/read-side';
import { conversation, installer } from '../testing/story';
import { tableRows } from '../testing/table-rows';
import { applyBatch } from './read-model-owner';
import { FencedOff, readCheckpoints } from '@pilotlight/subscriptions/checkpoint';
import { insertQuarantined } from '@pilotlight/subscriptions/quarantine/quarantine-rows';
import type { QuarantinedStreams } from '@pilotlight/subscriptions/quarantine/quarantined-streams';
import { takeOver } from './take-over';

const chat = conversation('acme', '018f5b7e-aaaa-4aaa-8aaa-aaaaaaaaaaaa');
const owner = randomUUID();

let side: ReadSide;
beforeEach(async () => {
  side = await ReadSide.open();
  await migrate(side.superuser, readModels);
});
afterEach(() => side.close());

const positionOf = async () => (await readCheckpoints(side.superuser)).get('conversations')?.position;

const apply = async (
  events: readonly RecordedEvent[],
  as = owner,
  from = start,
  known?: QuarantinedStreams,
): Promise<QuarantinedStreams> => {
  const to = events.at(-1)?.position ?? from;
  const connection = await connect(side.databaseUrl, 'test');
  try {
    return await applyBatch(connection, conversations, events, { owner: as, from, to }, known);
  } finally {
    await connection.end();
  }
};

const events = recorded([{ event: chat.started() }, { event: chat.says('Hello') }]);
const [started] = events;

it('writes rows and checkpoint together', async () => {
  await takeOver(side.superuser, conversations, owner);
  await apply(events);
  expect(await tableRows(side.superuser, conversations)).toMatchObject([{ message_count: 1 }]);
  expect(await positionOf()).toBe(events.at(-1)?.position);
});

const failing = (table: string, when: string) => `
  create function read.planted() returns trigger language plpgsql as $$ begin raise exception 'planted'; end $$;
  create constraint trigger planted after insert or update on read.${table} ${when} for each row execute function read.planted();`;

it.each([
  ['writing a row fails', failing('conversations', '')],
  ['a row is refused at the commit', failing('conversations', 'deferrable initially deferred')],
  ['the checkpoint is refused at the commit', failing('checkpoints', 'deferrable initially deferred')],
])('writes neither when %s', async (_, fault) => {
  await takeOver(side.superuser, conversations, owner);
  await side.superuser.query(fault);
  await expect(apply(events)).rejects.toThrow('planted');
  expect(await tableRows(side.superuser, conversations)).toEqual([]);
  expect(await positionOf()).toBe(start);
});

it('writes nothing for an owner that was replaced, nor from a checkpoint that has moved', async () => {
  await takeOver(side.superuser, conversations, owner);
  await takeOver(side.superuser, conversations, randomUUID());
  await expect(apply(events)).rejects.toThrow(FencedOff);
  await takeOver(side.superuser, conversations, owner);
  await apply(started ? [started] : []);
  await expect(apply(events)).rejects.toThrow(FencedOff);
  expect(await tableRows(side.superuser, conversations)).toMatchObject([{ message_count: 0 }]);
});

it('moves on past what is not its own, unless it was replaced', async () => {
  const [suspended] = recorded([{ event: installer('acme').suspended() }]);
  if (!suspended) throw new Error('There is no event');
  await takeOver(side.superuser, conversations, owner);
  await expect(apply([suspended], randomUUID())).rejects.toThrow(FencedOff);
  expect(await positionOf()).toBe(start);
  await apply([suspended]);
  expect(await positionOf()).toBe(suspended.position);
  await expect(apply([suspended])).rejects.toThrow(FencedOff);
});

it('takes events that came with the batch before as folded', async () => {
  await takeOver(side.superuser, conversations, owner);
  await apply(events);
  const [, , again] = recorded([
    { event: chat.started() },
    { event: chat.says('Hello') },
    { event: chat.says('Anyone?') },
  ]);
  await apply(again ? [...events, again] : [], owner, events.at(-1)?.position);
  expect(await tableRows(side.superuser, conversations)).toMatchObject([{ message_count: 2, preview: 'Anyone?' }]);
});

const stream = started?.stream ?? '';
const more = recorded([{ event: chat.started() }, { event: chat.says('Hello') }, { event: chat.says('Anyone?') }]);

it('folds a stream again that somebody else has re-driven meanwhile, onto the rows there are', async () => {
  await takeOver(side.superuser, conversations, owner);
  await apply(events);
  const left = await apply(more, owner, events.at(-1)?.position, new Map([[stream, 1]]));
  expect(left).toEqual(new Map());
  expect(await tableRows(side.superuser, conversations)).toMatchObject([{ message_count: 2, preview: 'Anyone?' }]);
});

it('leaves out what the database holds in quarantine, whatever the owner knew', async () => {
  await takeOver(side.superuser, conversations, owner);
  const [, , poison] = more;
  if (!poison) throw new Error('There is no third event');
  const { revision, position } = poison;
  const held = { stream, revision, position, eventType: poison.type, reason: 'The fold threw TypeError' };
  await side.superuser.query(insertQuarantined('conversations', held, 6));
  expect(await apply(more)).toEqual(new Map([[stream, 2]]));
  expect(await tableRows(side.superuser, conversations)).toMatchObject([{ message_count: 1, preview: 'Hello' }]);
  expect(await positionOf()).toBe(position);
});

it('stores words that PostgreSQL can not hold as far as it can', async () => {
  await takeOver(side.superuser, conversations, owner);
  const odd = 'a\0b\uD83Dc \\u0000 🔥 "\\';
  await apply(
    recorded([{ event: chat.started() }, { event: chat.says(odd) }, { event: chat.gives({ first_name: odd }) }]),
  );
  const kept = 'a\uFFFDb\uFFFDc \\u0000 🔥 "\\';
  expect(await tableRows(side.superuser, conversations)).toMatchObject([{ preview: kept, lead: { first_name: kept } }]);
});
