import { LRUCache } from 'lru-cache';
import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import type { Pool } from 'pg';
import { reaching } from '../../postgres/connection';
import type { DataSubject } from '@pilotlight/contracts/slices/slice';
import { subjectName } from '../data-subject';
import { SubjectIsErased, type KeyRing } from '../key-ring';
import type { Sealing } from '../sealing';
import { MasterKeyChanged } from './master-key';

interface KeyRow {
  readonly subject: string;
  readonly wrapped: Buffer | null;
}

/** About 15 MB of keys, for ten minutes at most. */
const remembered = { max: 50_000, ttl: 600_000 };

const makeText = `
  insert into personal_data.keys (subject, tenant, wrapped)
  select $1, $2, $3 from personal_data.master_key where fingerprint = $4
  on conflict (subject) do update set tenant = keys.tenant
  returning wrapped`;

export class PostgresKeyRing implements KeyRing {
  readonly #open = new LRUCache<string, KeyObject>(remembered);
  readonly #making = new Map<string, Promise<KeyObject>>();

  constructor(
    private readonly pool: Pool,
    private readonly sealing: Sealing,
  ) {}

  async forWriting(subject: DataSubject): Promise<KeyObject> {
    const name = subjectName(subject);
    const known = this.#open.get(name);
    if (known) return known;
    const making = this.#making.get(name) ?? this.#made(name, subject.slug);
    this.#making.set(name, making);
    try {
      return await making;
    } finally {
      this.#making.delete(name);
    }
  }

  async forReading(subjects: ReadonlySet<string>): Promise<ReadonlyMap<string, KeyObject>> {
    const keys = new Map<string, KeyObject>();
    const missing: string[] = [];
    for (const name of subjects) {
      const known = this.#open.get(name);
      if (known) keys.set(name, known);
      else missing.push(name);
    }
    if (missing.length === 0) return keys;
    const { rows } = await reaching(() =>
      this.pool.query<KeyRow>({
        name: 'personal-keys',
        text: 'select subject, wrapped from personal_data.keys where subject = any($1) and wrapped is not null',
        values: [missing],
      }),
    );
    for (const { subject, wrapped } of rows) if (wrapped) keys.set(subject, this.#remember(subject, wrapped));
    return keys;
  }

  forget(subject: string): void {
    this.#open.delete(subject);
  }

  async #made(name: string, tenant: string): Promise<KeyObject> {
    const fresh = this.sealing.seal(name, randomBytes(32));
    const { rows } = await reaching(() =>
      this.pool.query<KeyRow>({
        name: 'personal-key',
        text: makeText,
        values: [name, tenant, fresh, this.sealing.fingerprint],
      }),
    );
    const [made] = rows;
    if (!made) throw new MasterKeyChanged();
    if (made.wrapped === null) throw new SubjectIsErased(name);
    return this.#remember(name, made.wrapped);
  }

  #remember(name: string, wrapped: Buffer): KeyObject {
    const key = createSecretKey(this.#unsealed(name, wrapped));
    this.#open.set(name, key);
    return key;
  }

  #unsealed(name: string, wrapped: Buffer): Buffer {
    try {
      return this.sealing.open(name, wrapped);
    } catch (error) {
      throw new MasterKeyChanged(error);
    }
  }
}
