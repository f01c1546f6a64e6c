import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { endOwner, tryToOwn } from './checkpoint';

const askEvery = 20;
const attempts = 500;

export class OwnerStays extends Error {
  constructor(readonly model: string) {
    super(`Read model ${model} could not be taken over: try again`);
    this.name = 'OwnerStays';
  }
}

export const seizeOwnership = async (connection: Client, model: string): Promise<void> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (await tryToOwn(connection, model)) return;
    if (attempt % 25 === 0) await endOwner(connection, model);
    await pause(askEvery);
  }
  throw new OwnerStays(model);
};
