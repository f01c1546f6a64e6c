import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { reaching } from '../../postgres/connection';
import type { Sealing } from '../sealing';

interface Held {
  readonly wrapped: Buffer;
}

const keepText = `
  insert into personal_data.secrets (name, wrapped) values ($1, $2)
  on conflict (name) do update set wrapped = secrets.wrapped
  returning wrapped`;

export const resealSecrets = async (pool: Pool, sealing: Sealing): Promise<void> => {
  if (!sealing.isChanging) return;
  const { rows } = await reaching(() => pool.query<{ name: string }>('select name from personal_data.secrets'));
  for (const { name } of rows) await platformSecret(pool, sealing, name);
};

/** 32 bytes, made once per database and kept sealed, so that it survives a change of the master key. */
export const platformSecret = async (pool: Pool, sealing: Sealing, name: string): Promise<Buffer> => {
  const { rows } = await reaching(() => pool.query<Held>(keepText, [name, sealing.seal(name, randomBytes(32))]));
  const [held] = rows;
  if (!held) throw new Error(`Secret ${name} was not kept`);
  const fresh = sealing.resealed(name, held.wrapped);
  if (fresh)
    await reaching(() =>
      pool.query('update personal_data.secrets set wrapped = $2 where name = $1 and wrapped = $3', [
        name,
        fresh,
        held.wrapped,
      ]),
    );
  return sealing.open(name, held.wrapped);
};
