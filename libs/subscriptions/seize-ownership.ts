import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { endOwner, tryToOwn } from './checkpoint';

const askEvery = 20;
const attempts = 500;

/** No process let go of the read model in time. */
export class OwnerStays extends Error {
  constructor(readonly model: string) {
    super(`Read model ${model} could not be taken over: try again`);
    this.name = 'OwnerStays';
  }
}

/**
 * Becomes the one owner of a read model while a worker keeps it: that worker loses it for as long as the connection lives, and comes back by
 * itself. Throws OwnerStays.
 */
export const seizeOwnership = async (connection: Client, model: string): Promise<void> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (await tryToOwn(connection, model)) return;
    if (attempt % 25 === 0) await endOwner(connection, model);
    await pause(askEvery);
  }
  throw new OwnerStays(model);
};
