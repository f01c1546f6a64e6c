import { randomUUID } from 'node:crypto';
import type { DomainEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Position } from '@pilotlight/contracts/events/event';
import type { EventStore } from '@pilotlight/event-store/event-store';
import { MemoryEventStore } from '@pilotlight/event-store/memory/memory-event-store';
import { createTestDatabase } from '@pilotlight/event-store/testing/test-postgres';
import type { Client } from 'pg';
import { connect } from '@pilotlight/subscriptions/database-connection';
import type { Log } from '@pilotlight/subscriptions/log';
import type { ReadModel } from '../read-model';
import { readModels, type ReadModelName } from '../read-models';
import { type Projections, startProjections } from '../projections';
import { ReadDatabase } from '../read-database';
import { streamOf } from '@pilotlight/contracts/catalogue/event-streams';
import type { Happened } from './log-writer';
import { expectRebuildEqualsLive } from './rebuild-equals-live';

export class LogLines implements Log {
  readonly lines: { readonly level: string; readonly message: string; readonly fields: object }[] = [];
  readonly info = this.at('info');
  readonly warn = this.at('warn');
  readonly error = this.at('error');

  private at(level: string) {
    return (fields: object, message: string): void => void this.lines.push({ level, message, fields });
  }
}

export const everyModel: readonly ReadModelName[] = [
  'installers',
  'conversations',
  'notification_templates',
  'prompt_overrides',
  'messages',
  'insights',
  'notifications',
  'notification_texts',
  'appointments',
  'appointment_words',
  'unanswered_questions',
  'suppressions',
  'billing',
  'billing_entries',
  'payment_log',
  'registrations',
  'leads',
];

/** A log in memory whose clock says what a story says, read models on a real PostgreSQL, and doors to both. */
export class ReadSide {
  private clock = new Date('2026-11-20T10:00:00.000Z');
  private readonly revisions = new Map<string, number>();
  private readonly running: Projections[] = [];
  private kept = new Map<string, ReadModel>();
  readonly log = new LogLines();
  readonly eventStore: EventStore;

  private constructor(
    readonly databaseUrl: string,
    readonly superuser: Client,
    readonly readers: ReadDatabase,
    log: EventStore | undefined,
  ) {
    this.eventStore = log ?? new MemoryEventStore(() => this.clock);
  }

  /** With a log that other processes see, or that is encrypted, where a test needs one. */
  static async open(logOn?: (databaseUrl: string) => Promise<EventStore>): Promise<ReadSide> {
    const databaseUrl = await createTestDatabase();
    const log = await logOn?.(databaseUrl);
    return new ReadSide(databaseUrl, await connect(databaseUrl, 'test'), new ReadDatabase(databaseUrl), log);
  }

  async start(
    models: readonly ReadModel[] = readModels,
    eventStore: EventStore = this.eventStore,
  ): Promise<Projections> {
    this.kept = new Map(models.map((model) => [model.name, model]));
    const { databaseUrl, log } = this;
    const projections = await startProjections({ databaseUrl, eventStore, log, models });
    this.running.push(projections);
    return projections;
  }

  async shows(...happened: readonly (DomainEvent | Happened)[]): Promise<void> {
    const position = await this.happens(...happened);
    const [projections] = this.running;
    const shown = await projections?.waitForPosition(position, everyModel, 4_000);
    if (!shown) throw new Error(`The read models did not catch up: ${JSON.stringify(this.log.lines)}`);
  }

  async happens(...happened: readonly (DomainEvent | Happened)[]): Promise<Position> {
    let position = await this.eventStore.head();
    for (const each of happened) {
      const { event, at } = 'event' in each ? each : { event: each, at: undefined };
      if (at) this.clock = new Date(at);
      const stream = streamOf(event);
      const result = await this.eventStore.append({
        stream,
        expected: this.revisions.get(stream) ?? 'no-stream',
        events: [{ id: randomUUID(), ...event }],
        metadata: {
          tenant: event.data.slug,
          actor: { kind: 'system', id: null },
          correlationId: 'test',
          causationId: null,
        },
      });
      this.revisions.set(stream, result.revision);
      position = result.position;
    }
    return position;
  }

  /** From here on this is how the read model is folded: what it shows was re-driven with it. */
  mended(model: ReadModel): void {
    this.kept.set(model.name, model);
  }

  /** Whatever a test did, a rebuild gives the same rows as stand there. */
  async close(): Promise<void> {
    await Promise.all(this.running.map((projections) => projections.stop()));
    if (this.kept.size > 0) await expectRebuildEqualsLive(this.databaseUrl, this.eventStore, [...this.kept.values()]);
    await this.eventStore.close();
    await this.readers.close();
    await this.superuser.end();
  }
}
