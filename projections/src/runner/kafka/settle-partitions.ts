import { randomUUID } from 'node:crypto';
import { type EventStore, start } from '@pilotlight/event-store/event-store';
import type { Client } from 'pg';
import type { ReadModel } from '../../read-model';
import { foldFromLog } from './fold-from-log';
import { endPartitions, isOfVersion, readPartitions, takeOverPartitions } from './partition-rows';

const bringTogether = async (connection: Client, model: ReadModel, eventStore: EventStore): Promise<void> => {
  const owner = randomUUID();
  const all = (await readPartitions(connection, model.name)).map(({ partition }) => partition);
  const held = await takeOverPartitions(connection, model, owner, all);
  const to = held.reduce((furthest, { position }) => (position > furthest ? position : furthest), start);
  for (const { partition, position: from } of held) {
    const missing = { partition, partitions: held.length, from, to };
    await foldFromLog({ connection, model, owner }, eventStore, missing, () => undefined);
  }
};

/**
 * For the one owner of a read model, before it follows the log itself: where a topic fed the model, its partitions stand at different
 * places. Each is brought to the furthest from the log, so that the model stands at one. Throws what foldFromLog throws.
 */
export const settlePartitions = async (connection: Client, model: ReadModel, eventStore: EventStore): Promise<void> => {
  if ((await readPartitions(connection, model.name)).length === 0) return;
  if (await isOfVersion(connection, model)) await bringTogether(connection, model, eventStore);
  await endPartitions(connection, model.name);
};
