import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Position } from '@pilotlight/contracts/events/event';
import { start } from '@pilotlight/event-store/event-store';
import { partitionOf } from '@pilotlight/event-store/kafka/partition-of';
import type { Client } from 'pg';
import { conversations } from '../../conversations/conversations.read-model';
import { connect } from '@pilotlight/subscriptions/database-connection';
import { insights } from '../../insights/insights.read-model';
import { migrate } from '../../migrations/migrate';
import type { ReadModel } from '../../read-model';
import { readModels } from '../../read-models';
import { aDay, tenants } from '../../testing/kafka-side';
import { ReadSide } from '../../testing/read-side';
import { tableRows } from '../../testing/table-rows';
import { FencedOff, readCheckpoints } from '@pilotlight/subscriptions/checkpoint';
import { applyToPartitions } from './apply-to-partitions';
import { readModelGroup } from './read-model-group';
import {
  AnotherVersion,
  lockCheckpoint,
  movePartitions,
  moveToLowest,
  preparePartitions,
  readPartitions,
  takeOverPartitions,
} from '@pilotlight/subscriptions/kafka/partition-rows';

const partitions = 2;
let side: ReadSide;
const connections: Client[] = [];
beforeEach(async () => {
  side = await ReadSide.open();
  await migrate(side.superuser, readModels);
  for (const model of readModels)
    await preparePartitions(side.superuser, readModelGroup(model, side), partitions, true);
});
afterEach(async () => {
  for (const connection of connections.splice(0)) await connection.end().catch(() => undefined);
  await side.close();
});

const worker = async (model: ReadModel, ...held: number[]) => {
  const connection = await connect(side.databaseUrl, 'worker');
  connections.push(connection);
  const owner = randomUUID();
  await takeOverPartitions(connection, model, owner, held);
  return { connection, model, owner };
};

const shareOf = (events: readonly RecordedEvent[], partition: number): readonly RecordedEvent[] =>
  events.filter(({ tenant }) => partitionOf(tenant, partitions) === partition);

const happened = async (): Promise<{ events: readonly RecordedEvent[]; to: Position }> => {
  for (const slug of tenants) await side.happens(...aDay(slug));
  const { events, next } = await side.eventStore.readAll(start, 1_000);
  return { events, to: next };
};

const move = (partition: number, from: Position, to: Position) => ({ partition, from, to, nextOffset: '7' });

it('lets whoever has lost a partition write nothing to it', async () => {
  const { events, to } = await happened();
  const before = await worker(insights, 0, 1);
  const after = await worker(insights, 0);
  await expect(applyToPartitions(before, { moves: [move(0, start, to)], events: shareOf(events, 0) })).rejects.toThrow(
    FencedOff,
  );
  await expect(
    applyToPartitions(before, { moves: [move(0, start, to), move(1, start, to)], events: events }),
  ).rejects.toThrow(FencedOff);
  expect(await tableRows(side.superuser, insights)).toEqual([]);
  await applyToPartitions(after, { moves: [move(0, start, to)], events: shareOf(events, 0) });
  await applyToPartitions(before, { moves: [move(1, start, to)], events: shareOf(events, 1) });
  expect(await tableRows(side.superuser, insights)).toHaveLength(tenants.length);
});

it('folds nothing twice where the same is tried again', async () => {
  const { events, to } = await happened();
  const held = await worker(insights, 0);
  await applyToPartitions(held, { moves: [move(0, start, to)], events: shareOf(events, 0) });
  const rows = await tableRows(side.superuser, insights);
  await expect(applyToPartitions(held, { moves: [move(0, start, to)], events: shareOf(events, 0) })).rejects.toThrow(
    FencedOff,
  );
  expect(await tableRows(side.superuser, insights)).toEqual(rows);
});

it('writes rows, partition and checkpoint together, or none of them', async () => {
  const { events, to } = await happened();
  const fussy: typeof conversations = {
    ...conversations,
    fold: (row, event) => {
      if (event.type === 'AssistantReplied') throw new Error('Not that');
      return conversations.fold(row, event);
    },
  };
  const held = await worker(fussy, 0);
  await expect(applyToPartitions(held, { moves: [move(0, start, to)], events: shareOf(events, 0) })).rejects.toThrow(
    "can't fold",
  );
  expect(await tableRows(side.superuser, conversations)).toEqual([]);
  expect(await readPartitions(side.superuser, 'conversations')).toMatchObject([
    { partition: 0, position: start, nextOffset: null },
    { partition: 1, position: start, nextOffset: null },
  ]);
  await applyToPartitions(
    { ...held, model: conversations },
    { moves: [move(0, start, to)], events: shareOf(events, 0) },
  );
  expect(await readPartitions(side.superuser, 'conversations')).toMatchObject([
    { position: to, nextOffset: '7' },
    { position: start },
  ]);
});

it('keeps the checkpoint at the partition that is furthest behind, also of workers that move at once', async () => {
  const { to } = await happened();
  const [one, other] = [await worker(insights, 0), await worker(insights, 1)];
  const { connection } = other;
  await connection.query('begin');
  await connection.query(movePartitions('insights', other.owner, [move(1, start, to)]));
  await connection.query(lockCheckpoint('insights'));
  await connection.query(moveToLowest('insights'));
  const checkpoint = applyToPartitions(one, { moves: [move(0, start, to)], events: [] });
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await side.superuser.query(waiting)).rowCount === 0) await pause(10);
  await connection.query('commit');
  expect(await checkpoint).toMatchObject({ checkpoint: to });
  expect((await readCheckpoints(side.superuser)).get('insights')?.position).toBe(to);
});

it('gives a partition to no process of a version whose table it is not', async () => {
  const older = { ...insights, version: insights.version - 1 };
  await expect(worker(older, 0, 1)).rejects.toThrow(AnotherVersion);
  await expect(preparePartitions(side.superuser, readModelGroup(older, side), partitions, false)).rejects.toThrow(
    AnotherVersion,
  );
});
