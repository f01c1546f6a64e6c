import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { EventStore } from '@pilotlight/event-store/event-store';
import type { Client } from 'pg';
import { connect } from '@pilotlight/subscriptions/database-connection';
import type { ReadModel } from '../read-model';
import { endOwner, readCheckpoints, tryToOwn } from '@pilotlight/subscriptions/checkpoint';
import { settlePartitions } from './kafka/settle-partitions';
import { readQuarantined } from '@pilotlight/subscriptions/quarantine/quarantine-rows';
import { redrive, type Redriven } from './quarantine/redrive';
import { takeOver } from './take-over';

const askEvery = 20;
const attempts = 500;

/** Another version keeps the read model: only that one can re-drive it. */
export class KeptByAnotherVersion extends Error {
  constructor(readonly model: string) {
    super(`Read model ${model} is kept by another version: run the command of that version`);
    this.name = 'KeptByAnotherVersion';
  }
}

/** No process let go of the read model in time. */
export class OwnerStays extends Error {
  constructor(readonly model: string) {
    super(`Read model ${model} could not be taken over: try again`);
    this.name = 'OwnerStays';
  }
}

/** The worker that keeps the model loses it for as long as the re-drive takes, and comes back by itself. */
const own = async (connection: Client, model: string): Promise<void> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (await tryToOwn(connection, model)) return;
    if (attempt % 25 === 0) await endOwner(connection, model);
    await pause(askEvery);
  }
  throw new OwnerStays(model);
};

/**
 * Re-drives what a read model has quarantined, whether or not a worker runs: all of its streams, or those named. The answer
 * tells which are shown again. Throws KeptByAnotherVersion, OwnerStays, FencedOff and StoreUnavailable.
 */
export const redriveQuarantined = async (
  { databaseUrl, eventStore }: { readonly databaseUrl: string; readonly eventStore: EventStore },
  model: ReadModel,
  only?: readonly string[],
): Promise<Redriven> => {
  const connection = await connect(databaseUrl, `re-drive ${model.name}`);
  try {
    const asked = [...(await readQuarantined(connection, model.name)).keys()];
    if (asked.length === 0) return { healed: [], kept: [] };
    await own(connection, model.name);
    if ((await readCheckpoints(connection)).get(model.name)?.version !== model.version)
      throw new KeptByAnotherVersion(model.name);
    const owner = randomUUID();
    await settlePartitions(connection, model, eventStore);
    const position = await takeOver(connection, model, owner);
    const quarantined = await readQuarantined(connection, model.name);
    const streams = [...quarantined.keys()].filter((stream) => only === undefined || only.includes(stream));
    const { healed, kept } = await redrive({ connection, model, owner, position, quarantined }, eventStore, streams);
    // A worker that took the model for a moment in between has re-driven some already.
    const already = asked.filter((stream) => !quarantined.has(stream) && (only?.includes(stream) ?? true));
    return { healed: [...healed, ...already], kept };
  } finally {
    await connection.end();
  }
};
