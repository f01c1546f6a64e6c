import { LRUCache } from 'lru-cache';
import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import { z } from 'zod';
import { hashPassword, passwordMatches } from './password-hashing';
import type { Sealing } from '@pilotlight/event-store/personal-data/sealing';

const rowSchema = z.object({ id: z.uuid(), hash: z.string(), sealed: z.instanceof(Buffer).nullable() });
type Credential = z.infer<typeof rowSchema>;

const keyHash = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Passwords as Argon2id; API keys as SHA-256, and sealed for the embed snippet. Rows never change and count once an event names them. */
export class CredentialVault {
  readonly #recent = new LRUCache<string, Credential>({ max: 10_000 });

  constructor(
    private readonly pool: Pool,
    private readonly sealing: Sealing,
  ) {}

  async keepPassword(slug: string, password: string): Promise<string> {
    return await this.#keep('password', slug, await hashPassword(password), () => null);
  }

  async keepNewApiKey(slug: string): Promise<string> {
    const key = randomBytes(24).toString('base64url');
    return await this.#keep('api-key', slug, keyHash(key), (id) => this.sealing.seal(id, Buffer.from(key)));
  }

  /** Takes as long for a missing credential as for a real one. */
  async passwordMatches(id: string | null, password: string): Promise<boolean> {
    const credential = id === null ? undefined : await this.#find(id);
    return await passwordMatches(credential?.hash ?? null, password);
  }

  async apiKeyMatches(id: string | null, key: string): Promise<boolean> {
    const credential = id === null ? undefined : await this.#find(id);
    return credential !== undefined && timingSafeEqual(Buffer.from(credential.hash), Buffer.from(keyHash(key)));
  }

  /** By credential id, in one round trip; unknown ids are left out. */
  async apiKeys(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const missing = ids.filter((id) => !this.#recent.has(id));
    if (missing.length > 0) {
      const { rows } = await this.pool.query('select id, hash, sealed from access.credentials where id = any($1)', [
        missing,
      ]);
      for (const row of z.array(rowSchema).parse(rows)) this.#recent.set(row.id, row);
    }
    const keys = new Map<string, string>();
    for (const id of ids) {
      const sealed = this.#recent.get(id)?.sealed;
      if (sealed) keys.set(id, this.sealing.open(id, sealed).toString());
    }
    return keys;
  }

  /** Of a deleted installer. */
  async forget(slug: string): Promise<void> {
    const { rows } = await this.pool.query(
      'delete from access.credentials where slug = $1 returning id, hash, sealed',
      [slug],
    );
    for (const { id } of z.array(rowSchema).parse(rows)) this.#recent.delete(id);
  }

  async #keep(
    kind: 'password' | 'api-key',
    slug: string,
    hash: string,
    seal: (id: string) => Buffer | null,
  ): Promise<string> {
    const id = randomUUID();
    await this.pool.query('insert into access.credentials (id, kind, slug, hash, sealed) values ($1, $2, $3, $4, $5)', [
      id,
      kind,
      slug,
      hash,
      seal(id),
    ]);
    return id;
  }

  async #find(id: string): Promise<Credential | undefined> {
    const known = this.#recent.get(id);
    if (known) return known;
    const { rows } = await this.pool.query('select id, hash, sealed from access.credentials where id = $1', [id]);
    const [credential] = z.array(rowSchema).parse(rows);
    if (credential) this.#recent.set(id, credential);
    return credential;
  }
}
