import { type ForwardEvent, mostConnections, type OffReason } from '@pilotlight/contracts/values/connection';
import type { Sealing } from '@pilotlight/event-store/personal-data/sealing';
import type { Pool } from 'pg';
import { z } from 'zod';
import { connectionMoment, connectionRows, type ConnectionSecrets, type KeptConnection } from './connection-row';

export type NewConnection = Pick<
  KeptConnection,
  'id' | 'slug' | 'kind' | 'name' | 'host' | 'events' | 'deals' | 'url' | 'secret'
>;

const nameOf = (id: string): string => `connection ${id}`;

/** Where installers have their leads sent. Address and secret are sealed: a catch-hook's address is a secret itself. */
export class Connections {
  constructor(
    private readonly pool: Pool,
    private readonly sealing: Sealing,
  ) {}

  /** Oldest first. */
  async of(slug: string): Promise<KeptConnection[]> {
    return await this.#found('select * from access.connections where slug = $1 order by created_at, id', [slug]);
  }

  /** Another installer's looks exactly like none. */
  async one(slug: string, id: string): Promise<KeptConnection | null> {
    const [found] = await this.#found('select * from access.connections where slug = $1 and id = $2', [slug, id]);
    return found ?? null;
  }

  /** Those that are told of such an event and were on already when it happened. */
  async hearing(slug: string, event: ForwardEvent, at: string): Promise<readonly string[]> {
    const { rows } = await this.pool.query(
      `select id from access.connections where slug = $1 and enabled and $2 = any(events) and on_since <= $3 order by id`,
      [slug, event, at],
    );
    return z
      .array(z.object({ id: z.uuid() }))
      .parse(rows)
      .map(({ id }) => id);
  }

  /** False where the installer has as many as it may. */
  async add(made: NewConnection, now: Date): Promise<boolean> {
    const { id, slug, kind, name, host, events, deals, url, secret } = made;
    const sealed = this.#sealed(id, { url, secret, former: null });
    const { rowCount } = await this.pool.query(
      `insert into access.connections (id, slug, kind, name, host, events, deals, sealed, created_at, on_since)
       select $1, $2, $3, $4, $5, $6, $10, $7, $8, $8
        where (select count(*) from access.connections where slug = $2) < $9`,
      [id, slug, kind, name, host, events, sealed, now, mostConnections, deals && JSON.stringify(deals)],
    );
    return rowCount === 1;
  }

  async describe(
    slug: string,
    id: string,
    { name, events, deals }: Pick<KeptConnection, 'name' | 'events' | 'deals'>,
  ): Promise<void> {
    await this.pool.query(
      'update access.connections set name = $3, events = $4, deals = $5 where slug = $1 and id = $2',
      [slug, id, name, events, deals && JSON.stringify(deals)],
    );
  }

  /** `formerUntil` null ends what stood before at once. What failed at the former address is forgotten. */
  async reseal(
    { slug, id }: Pick<KeptConnection, 'slug' | 'id'>,
    secrets: ConnectionSecrets,
    { host, formerUntil }: { readonly host: string; readonly formerUntil: string | null },
  ): Promise<void> {
    await this.pool.query(
      `update access.connections set sealed = $3, host = $4, former_until = $5, failing_since = null
        where slug = $1 and id = $2`,
      [slug, id, this.#sealed(id, secrets), host, formerUntil],
    );
  }

  /** Nothing of the time while it was off is sent. */
  async switchOn(slug: string, id: string, now: Date): Promise<void> {
    await this.pool.query(
      `update access.connections set enabled = true, off_reason = null, failing_since = null, on_since = $3
        where slug = $1 and id = $2 and not enabled`,
      [slug, id, now],
    );
  }

  /** Whether it was on. */
  async switchOff(slug: string, id: string, reason: OffReason): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `update access.connections set enabled = false, off_reason = $3 where slug = $1 and id = $2 and enabled`,
      [slug, id, reason],
    );
    return rowCount === 1;
  }

  async delivered(slug: string, id: string): Promise<void> {
    await this.pool.query(
      `update access.connections set failing_since = null, last_delivered_at = now() where slug = $1 and id = $2`,
      [slug, id],
    );
  }

  /** Since when it has been failing (ISO 8601 UTC), this time included; null where it is gone. */
  async failed(slug: string, id: string): Promise<string | null> {
    const { rows } = await this.pool.query(
      `update access.connections set failing_since = coalesce(failing_since, now())
        where slug = $1 and id = $2 returning failing_since`,
      [slug, id],
    );
    return z.array(z.object({ failing_since: connectionMoment })).parse(rows)[0]?.failing_since ?? null;
  }

  /** With its delivery log. Whether there was one. */
  async drop(slug: string, id: string): Promise<boolean> {
    const { rowCount } = await this.pool.query('delete from access.connections where slug = $1 and id = $2', [
      slug,
      id,
    ]);
    return rowCount === 1;
  }

  /** Of a deleted installer. */
  async dropAll(slug: string): Promise<void> {
    await this.pool.query('delete from access.connections where slug = $1', [slug]);
  }

  #sealed(id: string, secrets: ConnectionSecrets): Buffer {
    return this.sealing.seal(nameOf(id), Buffer.from(JSON.stringify(secrets)));
  }

  async #found(sql: string, values: readonly string[]): Promise<KeptConnection[]> {
    const { rows } = await this.pool.query(sql, [...values]);
    return connectionRows(rows, (id, sealed) => this.sealing.open(nameOf(id), sealed).toString());
  }
}
