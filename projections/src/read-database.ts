import type { Pool, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import { type Answers, connectionPool, type Sent, sentTogether, together } from './database-connection';
import { platformRole, tenantRole } from './migrations/read-schema';

/** Said by whoever asks across all installers, so that it can't happen by leaving a slug out. */
export interface Platform {
  readonly scope: 'platform';
}
export const platform: Platform = { scope: 'platform' };

/** Sends a statement without waiting for it. */
export type Ask = <R extends QueryResultRow>(query: QueryConfig) => Promise<QueryResult<R>>;

const connections = 10;

/**
 * The door to the read models' tables. What is asked together goes in one round trip and sees one moment; row-level
 * security shows a tenant its own rows alone, whatever the statement says.
 */
export class ReadDatabase {
  private readonly pool: Pool;

  constructor(databaseUrl: string) {
    this.pool = connectionPool(databaseUrl, 'readers', connections);
  }

  asTenant<const Asked extends Sent>(slug: string, send: (ask: Ask) => Asked): Promise<Answers<Asked>> {
    return this.read(tenantRole, slug, send);
  }

  asPlatform<const Asked extends Sent>(_: Platform, send: (ask: Ask) => Asked): Promise<Answers<Asked>> {
    return this.read(platformRole, '', send);
  }

  async close(): Promise<void> {
    await this.pool.end();
  }

  private async read<const Asked extends Sent>(
    role: string,
    tenant: string,
    send: (ask: Ask) => Asked,
  ): Promise<Answers<Asked>> {
    const client = await this.pool.connect();
    try {
      const [, , answers] = await sentTogether(client, () => [
        client.query(`begin isolation level repeatable read read only; set local role ${role}; set local jit = off`),
        client.query(`select set_config('pilotlight.tenant', $1, true)`, [tenant]),
        together(send((query) => client.query(query))),
        client.query('commit'),
      ]);
      client.release();
      return answers;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}
