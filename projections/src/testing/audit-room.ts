import { randomUUID } from 'node:crypto';
import type { DomainEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Position } from '@pilotlight/contracts/events/event';
import type { EventStore } from '@pilotlight/event-store/event-store';
import { openPersonalData, type PersonalData } from '@pilotlight/event-store/personal-data/postgres/personal-data';
import { openPostgresEventStore } from '@pilotlight/event-store/postgres/postgres-event-store';
import { createTestDatabase } from '@pilotlight/event-store/testing/test-postgres';
import type { Client } from 'pg';
import { auditChain } from '../audit/audit-schema';
import { ChainReader } from '../audit/chain.reader';
import { auditSigning } from '../audit/signing-key';
import { connect } from '@pilotlight/subscriptions/database-connection';
import { type Projections, startProjections } from '../projections';
import { ReadDatabase } from '../read-database';
import { streamOf } from '@pilotlight/contracts/catalogue/event-streams';
import { LogLines } from './read-side';

export const masterKey = 'a master key of the tests, of more than 32 bytes';

/** A log and its audit chain on a real PostgreSQL, with personal fields encrypted. */
export class AuditRoom {
  private readonly revisions = new Map<string, number>();
  private readonly running: Projections[] = [];
  readonly log = new LogLines();
  readonly chains: ChainReader;

  private constructor(
    readonly databaseUrl: string,
    readonly superuser: Client,
    readonly readers: ReadDatabase,
    readonly personalData: PersonalData,
    readonly eventStore: EventStore,
    readonly signingSeed: Buffer,
  ) {
    this.chains = new ChainReader({ readers, eventStore, databaseUrl, signingSeed });
  }

  static async open(): Promise<AuditRoom> {
    const databaseUrl = await createTestDatabase();
    const personalData = await openPersonalData({ url: databaseUrl, masterKey });
    const store = await openPostgresEventStore({ url: databaseUrl, allowUnsafeDurability: true });
    const seed = await personalData.secret(auditSigning);
    const superuser = await connect(databaseUrl, 'test');
    const readers = new ReadDatabase(databaseUrl);
    return new AuditRoom(databaseUrl, superuser, readers, personalData, personalData.over(store), seed);
  }

  async startWorker(): Promise<Projections> {
    const { databaseUrl, eventStore, log, signingSeed } = this;
    const worker = await startProjections({ databaseUrl, eventStore, log, models: [], auditSeed: signingSeed });
    this.running.push(worker);
    return worker;
  }

  /** Appends what happened, of no tenant where it is said so; the position of the last event. */
  async happens(events: readonly DomainEvent[], tenant?: null): Promise<Position> {
    let position = await this.eventStore.head();
    for (const event of events) {
      const stream = streamOf(event);
      const actor = { kind: 'system', id: null } as const;
      const metadata = {
        tenant: tenant === null ? null : event.data.slug,
        actor,
        correlationId: 'test',
        causationId: null,
      };
      const expected = this.revisions.get(stream) ?? 'no-stream';
      const result = await this.eventStore.append({
        stream,
        expected,
        events: [{ id: randomUUID(), ...event }],
        metadata,
      });
      this.revisions.set(stream, result.revision);
      position = result.position;
    }
    return position;
  }

  /** Waits until all that is in the log is chained, by whichever worker. */
  async chained(): Promise<void> {
    const worker = this.running.at(-1);
    const reached = await worker?.waitForPosition(await this.eventStore.head(), [auditChain], 20_000);
    if (!reached) throw new Error(`The log was not chained: ${JSON.stringify(this.log.lines)}`);
  }

  /** Changes rows as only someone with the database's superuser can, past the triggers. */
  async tamper(table: 'event_log.events' | 'audit.chain' | 'audit.seals', statement: string): Promise<void> {
    await this.superuser.query(`
      begin; alter table ${table} disable trigger all; ${statement}; alter table ${table} enable always trigger immutable_rows;
      alter table ${table} enable always trigger immutable_table; commit`);
  }

  async close(): Promise<void> {
    await Promise.all(this.running.map((worker) => worker.stop()));
    await this.eventStore.close();
    await this.personalData.close();
    await this.readers.close();
    await this.superuser.end();
  }
}
