import type { Client } from 'pg';
import { type ChainRow, insertSeals, selectUnsealedHeads } from './chain-statements';
import { keepRows } from './keep-rows';
import { sealed } from './seal';
import type { SigningKey } from './signing-key';

/** Returns how many chains were sealed. */
export const sealGrownChains = async (connection: Client, key: SigningKey, now: Date): Promise<number> => {
  const { rows } = await connection.query<ChainRow>(selectUnsealedHeads);
  if (rows.length === 0) return 0;
  const at = now.toISOString();
  const seals = rows.map(({ tenant, number, hash }) => sealed({ chain: tenant, count: number, head: hash, at }, key));
  await keepRows(connection, insertSeals(seals));
  return seals.length;
};
