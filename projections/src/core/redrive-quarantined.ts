import { randomUUID } from 'node:crypto';
import type { EventStore } from '@pilotlight/event-store/event-store';
import { connect } from '@pilotlight/subscriptions/database-connection';
import type { ReadModel } from '../read-model';
import { readCheckpoints } from '@pilotlight/subscriptions/checkpoint';
import { seizeOwnership } from '@pilotlight/subscriptions/seize-ownership';
import { settlePartitions } from '@pilotlight/subscriptions/kafka/settle-partitions';
import { partitionedReadModel } from './kafka/partitioned-read-model';
import { readQuarantined } from '@pilotlight/subscriptions/quarantine/quarantine-rows';
import { redrive, type Redriven } from './quarantine/redrive';
import { takeOver } from './take-over';

export class KeptByAnotherVersion extends Error {
  constructor(readonly model: string) {
    super(`Read model ${model} is kept by another version: run the command of that version`);
    this.name = 'KeptByAnotherVersion';
  }
}

/** Works without a worker too. Returns the streams shown again. Throws KeptByAnotherVersion, OwnerStays, FencedOff, StoreUnavailable. */
export const redriveQuarantined = async (
  { databaseUrl, eventStore }: { readonly databaseUrl: string; readonly eventStore: EventStore },
  model: ReadModel,
  only?: readonly string[],
): Promise<Redriven> => {
  const connection = await connect(databaseUrl, `re-drive ${model.name}`);
  try {
    const asked = [...(await readQuarantined(connection, model.name)).keys()];
    if (asked.length === 0) return { healed: [], kept: [] };
    await seizeOwnership(connection, model.name);
    if ((await readCheckpoints(connection)).get(model.name)?.version !== model.version)
      throw new KeptByAnotherVersion(model.name);
    const owner = randomUUID();
    await settlePartitions(connection, partitionedReadModel(model), eventStore);
    const position = await takeOver(connection, model, owner);
    const quarantined = await readQuarantined(connection, model.name);
    const streams = [...quarantined.keys()].filter((stream) => only === undefined || only.includes(stream));
    const { healed, kept } = await redrive({ connection, model, owner, position, quarantined }, eventStore, streams);
    // A worker that owned the model in between has re-driven some already.
    const already = asked.filter((stream) => !quarantined.has(stream) && (only?.includes(stream) ?? true));
    return { healed: [...healed, ...already], kept };
  } finally {
    await connection.end();
  }
};
