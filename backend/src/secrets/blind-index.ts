import { createHmac, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { stringify } from 'uuid';
import { z } from 'zod';
import { ConfigurationError } from '@pilotlight/contracts/configuration';
import { normalisedEmail } from '@pilotlight/contracts/values/email';
import type { Sealing } from '@pilotlight/event-store/personal-data/sealing';

const name = 'blind-index';
const rowsSchema = z.tuple([z.object({ sealed: z.instanceof(Buffer) })]);

const version8 = (byte: number, place: number): number =>
  place === 6 ? 0x80 | (byte & 0x0f) : place === 8 ? 0x80 | (byte & 0x3f) : byte;

/** A name for what may not be written, meaningless without the key (HMAC-SHA-256). */
export class BlindIndex {
  constructor(private readonly key: Buffer) {}

  /** One key per database, sealed, so that names outlive a change of the master key. Throws ConfigurationError. */
  static async open(pool: Pool, sealing: Sealing): Promise<BlindIndex> {
    const fresh = sealing.seal(name, randomBytes(32));
    await pool.query('insert into access.secrets (name, sealed) values ($1, $2) on conflict do nothing', [name, fresh]);
    const { rows } = await pool.query('select sealed from access.secrets where name = $1', [name]);
    const [{ sealed }] = rowsSchema.parse(rows);
    try {
      return new BlindIndex(sealing.open(name, sealed));
    } catch {
      throw new ConfigurationError(['MASTER_KEY: not the key this data was sealed with']);
    }
  }

  of(kind: 'email' | 'phone' | 'address' | 'account', value: string): Buffer {
    return createHmac('sha256', this.key).update(`${kind}\0${value}`).digest();
  }

  asId(kind: 'account', value: string): string {
    return stringify(Uint8Array.from(this.of(kind, value).subarray(0, 16), version8));
  }

  /** Ignores case and spaces: 64 hexadecimal digits. */
  ofEmail(email: string): string {
    return this.of('email', normalisedEmail(email)).toString('hex');
  }
}
