import { type ForwardEvent, mostConnections } from '@pilotlight/contracts/values/connection';
import type { Sealing } from '@pilotlight/event-store/personal-data/sealing';
import type { Pool } from 'pg';
import { z } from 'zod';
import { inTransaction } from '../database/transaction';
import { connectionMoment, connectionRows, type ConnectionSecrets, type KeptConnection } from './connection-row';

export type NewConnection = Pick<
  KeptConnection,
  'id' | 'slug' | 'kind' | 'name' | 'host' | 'events' | 'deals' | 'url' | 'secret'
>;

/** Awaited before the change stands: what throws undoes it. Null where it wasn't there before, or isn't any more. */
export type NoteChange = (before: KeptConnection | null, after: KeptConnection | null) => Promise<void>;

const unnoted: NoteChange = () => Promise.resolve();

export type ConnectionChange = Partial<
  Pick<KeptConnection, 'name' | 'host' | 'events' | 'deals' | 'url' | 'secret' | 'former' | 'formerUntil' | 'offReason'>
>;

const nameOf = (id: string): string => `connection ${id}`;

const changing = `
  update access.connections
     set name = $3, host = $4, events = $5, deals = $6, sealed = $7, former_until = $8, off_reason = $9::text,
         enabled = $9::text is null, account = $10, failing_since = case when $11 or $12 then null else failing_since end,
         on_since = case when $12 then $13 else on_since end
   where slug = $1 and id = $2 returning *`;

// What is being sent by the former token waits with its own id for this one's end.
const forgetIds = `
  update access.lead_deliveries set external_id = null
   where slug = $1 and connection_id = $2 and external_id is not null`;

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
  async add(made: NewConnection, now: Date, note = unnoted): Promise<boolean> {
    const { id, slug, kind, name, host, events, deals, url, secret } = made;
    const sealed = this.#sealed(id, { url, secret, former: null });
    return await inTransaction(this.pool, async (client) => {
      // Counted by whoever comes next once this one stands.
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`connections ${slug}`]);
      const { rows } = await client.query(
        `insert into access.connections (id, slug, kind, name, host, events, deals, sealed, created_at, on_since)
       select $1, $2, $3, $4, $5, $6, $10, $7, $8, $8
        where (select count(*) from access.connections where slug = $2) < $9
         returning *`,
        [id, slug, kind, name, host, events, sealed, now, mostConnections, deals && JSON.stringify(deals)],
      );
      const [added] = this.#opened(rows);
      if (added) await note(null, added);
      return added !== undefined;
    });
  }

  /**
   * Its row is locked until then: of changes at once each sees what the one before made. What failed at a former address or token is
   * forgotten, and nothing of the time while it was off is sent. Null where there is none, or nothing to change.
   */
  async change(
    slug: string,
    id: string,
    decide: (found: KeptConnection) => ConnectionChange | null,
    note = unnoted,
    now = new Date(),
  ): Promise<KeptConnection | null> {
    return await inTransaction(this.pool, async (client) => {
      const locking = 'select * from access.connections where slug = $1 and id = $2 for update';
      const [found] = this.#opened((await client.query(locking, [slug, id])).rows);
      const change = found && decide(found);
      if (!change) return null;
      const { name, host, events, deals, url, secret, former, formerUntil, offReason } = { ...found, ...change };
      const sealed = this.#sealed(id, { url, secret, former });
      const isMoved = secret !== found.secret || url !== found.url;
      const isOnAgain = offReason === null && !found.enabled;
      const isAnotherAccount = found.kind === 'hubspot' && secret !== found.secret;
      const account = found.account + (isAnotherAccount ? 1 : 0);
      const described = [name, host, events, deals && JSON.stringify(deals), sealed, formerUntil, offReason, account];
      const { rows } = await client.query(changing, [slug, id, ...described, isMoved, isOnAgain, now]);
      if (isAnotherAccount) await client.query(forgetIds, [slug, id]);
      const [after] = this.#opened(rows);
      if (after) await note(found, after);
      return after ?? null;
    });
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
  async drop(slug: string, id: string, note = unnoted): Promise<boolean> {
    return await inTransaction(this.pool, async (client) => {
      const dropping = 'delete from access.connections where slug = $1 and id = $2 returning *';
      const [dropped] = this.#opened((await client.query(dropping, [slug, id])).rows);
      if (dropped) await note(dropped, null);
      return dropped !== undefined;
    });
  }

  /** Of a deleted installer. */
  async dropAll(slug: string): Promise<void> {
    await this.pool.query('delete from access.connections where slug = $1', [slug]);
  }

  #sealed(id: string, secrets: ConnectionSecrets): Buffer {
    return this.sealing.seal(nameOf(id), Buffer.from(JSON.stringify(secrets)));
  }

  async #found(sql: string, values: readonly string[]): Promise<KeptConnection[]> {
    return this.#opened((await this.pool.query(sql, [...values])).rows);
  }

  #opened(rows: unknown): KeptConnection[] {
    return connectionRows(rows, (id, sealed) => this.sealing.open(nameOf(id), sealed).toString());
  }
}
