import { setTimeout as pause } from 'node:timers/promises';
import { type EventStore, start } from '@pilotlight/event-store/event-store';
import type { Client } from 'pg';
import { backOff } from '../back-off';
import { blameOf } from '../quarantine/poison';
import { PartitionBuffer, type PartitionBufferSurroundings } from './partition-buffer';
import { endPartitions, isOfVersion, readPartitions } from './partition-rows';
import type { PartitionedSubscriber } from './partitioned-subscriber';

const bringTogether = async (
  connection: Client,
  model: PartitionedSubscriber,
  eventStore: EventStore,
  quarantine: PartitionBufferSurroundings['quarantine'],
): Promise<void> => {
  const all = (await readPartitions(connection, model.name)).map(({ partition }) => partition);
  const partitions = all.length;
  const buffer = new PartitionBuffer(model, { connection, eventStore, partitions, moved: () => undefined, quarantine });
  await buffer.takeOver(all);
  const to = [...buffer.positions.values()].reduce((one, other) => (one > other ? one : other), start);
  for (const partition of all)
    while (buffer.positions.get(partition) !== to)
      try {
        await buffer.fill(partition, to);
      } catch (error) {
        if (blameOf(error) === undefined) throw error;
        await pause(backOff(buffer.attempts(partition)));
      }
};

/** Brings partitions at different places to the furthest, so that one owner can follow the log. Throws FencedOff, StoreUnavailable. */
export const settlePartitions = async (
  connection: Client,
  model: PartitionedSubscriber,
  eventStore: EventStore,
  quarantine: PartitionBufferSurroundings['quarantine'] = () => undefined,
): Promise<void> => {
  if ((await readPartitions(connection, model.name)).length === 0) return;
  if (await isOfVersion(connection, model)) await bringTogether(connection, model, eventStore, quarantine);
  await endPartitions(connection, model.name);
};
