import { randomUUID } from 'node:crypto';
import { type EventStore, start } from '@pilotlight/event-store/event-store';
import type { Client } from 'pg';
import type { ReadModel } from '../../read-model';
import { readCheckpoints } from '../checkpoint';
import { foldFromLog } from './fold-from-log';
import { endPartitions, readPartitions, takeOverPartitions } from './partition-rows';

/**
 * For the one owner of a read model: where a topic fed it, its partitions stand at different places of the log. Each is brought to the
 * furthest from the log itself, so that the model stands at one. Throws what foldFromLog throws.
 */
export const settlePartitions = async (connection: Client, model: ReadModel, eventStore: EventStore): Promise<void> => {
  const rows = await readPartitions(connection, model.name);
  if (rows.length === 0) return;
  const owner = randomUUID();
  const all = rows.map(({ partition }) => partition);
  const held = await takeOverPartitions(connection, model.name, owner, all);
  const isOfThisVersion = (await readCheckpoints(connection)).get(model.name)?.version === model.version;
  const to = held.reduce((furthest, { position }) => (position > furthest ? position : furthest), start);
  if (isOfThisVersion)
    for (const { partition, position: from } of held)
      await foldFromLog(
        { connection, model, owner },
        eventStore,
        { partition, partitions: rows.length, from, to },
        () => {},
      );
  await endPartitions(connection, model.name, owner);
};
