import type { Pool } from 'pg';
import { type Answers, connectionPool, type Sent, together } from '@pilotlight/subscriptions/database-connection';
import { type Ask, pipelined } from '@pilotlight/subscriptions/pipeline';
import { platformRole, tenantRole } from './roles';

/** Explicit for queries across all installers, so that a missing slug can't cause one. */
export interface Platform {
  readonly scope: 'platform';
}
export const platform: Platform = { scope: 'platform' };

const connections = 10;
const watched = `; set local client_connection_check_interval = '250ms'`;

/** One round trip and one moment for queries asked together. Row-level security shows a tenant its own rows whatever the SQL says. */
export class ReadDatabase {
  private readonly pool: Pool;

  constructor(databaseUrl: string) {
    this.pool = connectionPool(databaseUrl, 'readers', connections);
  }

  asTenant<const Asked extends Sent>(
    slug: string,
    send: (ask: Ask) => Asked,
    signal?: AbortSignal,
  ): Promise<Answers<Asked>> {
    return this.read(tenantRole, slug, send, signal);
  }

  asPlatform<const Asked extends Sent>(
    _: Platform,
    send: (ask: Ask) => Asked,
    signal?: AbortSignal,
  ): Promise<Answers<Asked>> {
    return this.read(platformRole, '', send, signal);
  }

  async close(): Promise<void> {
    await this.pool.end();
  }

  private async read<const Asked extends Sent>(
    role: string,
    tenant: string,
    send: (ask: Ask) => Asked,
    signal?: AbortSignal,
  ): Promise<Answers<Asked>> {
    signal?.throwIfAborted();
    const client = await this.pool.connect();
    // The server looks whether anybody still waits: a query ends with its connection.
    const cut = (): unknown => client.connection.stream.destroy();
    signal?.addEventListener('abort', cut, { once: true });
    try {
      const [, , answers] = await pipelined(client, (statements) => [
        statements.query(
          `begin isolation level repeatable read read only; set local role ${role}; set local jit = off${signal ? watched : ''}`,
        ),
        statements.query({ text: `select set_config('pilotlight.tenant', $1, true)`, values: [tenant] }),
        together(send(statements.query)),
        statements.query('commit'),
      ]);
      client.release();
      return answers;
    } catch (error) {
      client.release(true);
      throw error;
    } finally {
      signal?.removeEventListener('abort', cut);
    }
  }
}
