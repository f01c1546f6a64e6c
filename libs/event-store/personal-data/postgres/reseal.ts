import { ConfigurationError } from '@pilotlight/contracts/configuration';
import type { Client, Pool } from 'pg';
import { reaching } from '../../postgres/connection';
import type { Sealing } from '../sealing';

interface Sealed {
  readonly subject: string;
  readonly wrapped: Buffer;
}

const pageSize = 1_000;

const pageText = `
  select subject, wrapped from personal_data.keys where wrapped is not null and subject > $1 order by subject limit $2`;

export const foreignMasterKey =
  'MASTER_KEY: not the key this data was sealed with; put back the one of the product that made it (in development its data/secrets.json, unless it was changed since), or give that one as MASTER_KEY_PREVIOUS';

const opens = async (database: Pick<Pool, 'query'>, sealing: Sealing): Promise<boolean> => {
  const { rows } = await reaching(() => database.query<Sealed>(pageText, ['', 1]));
  return rows.every(({ subject, wrapped }) => {
    try {
      sealing.open(subject, wrapped);
      return true;
    } catch {
      return false;
    }
  });
};

/** Refuses another backup's master key while the old data still stands. */
export const refusingOtherSeals =
  (sealing: Sealing) =>
  async (inside: Client): Promise<void> => {
    if (await opens(inside, sealing)) return;
    throw new Error(
      'This backup is sealed with another MASTER_KEY. Nothing was changed: give its key as MASTER_KEY_PREVIOUS, here and at the next start',
    );
  };

/** Throws ConfigurationError where the keys were sealed with another master key. */
export const checkSeal = async (pool: Pool, sealing: Sealing): Promise<void> => {
  if (!(await opens(pool, sealing))) throw new ConfigurationError([foreignMasterKey]);
};

const replaceText = `
  update personal_data.keys k set wrapped = n.fresh
    from unnest($1::text[], $2::bytea[], $3::bytea[]) n(subject, stale, fresh)
   where k.subject = n.subject and k.wrapped = n.stale`;

/** Reseals the previous master key's keys; processes may do so at once. Returns how many. */
export const reseal = async (pool: Pool, sealing: Sealing): Promise<number> => {
  let done = 0;
  for (let after = ''; sealing.isChanging;) {
    const { rows } = await reaching(() => pool.query<Sealed>(pageText, [after, pageSize]));
    const stale = rows.flatMap(({ subject, wrapped }) => {
      const fresh = sealing.resealed(subject, wrapped);
      return fresh ? [{ subject, wrapped, fresh }] : [];
    });
    const columns = [stale.map((row) => row.subject), stale.map((row) => row.wrapped), stale.map((row) => row.fresh)];
    if (stale.length > 0) await reaching(() => pool.query(replaceText, columns));
    done += stale.length;
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) break;
    after = last.subject;
  }
  return done;
};
