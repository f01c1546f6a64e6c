import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Position } from '@pilotlight/contracts/events/event';
import { type EventStore, start } from '@pilotlight/event-store/event-store';
import type { Client } from 'pg';
import { connect, wholeTable } from '@pilotlight/subscriptions/database-connection';
import type { ReadModel } from '../read-model';
import { type ScannedPage, scan } from './scan';
import { UnfoldableEvent } from '@pilotlight/subscriptions/quarantine/unfoldable-event';
import { isFoldedFrom } from '@pilotlight/subscriptions/quarantine/quarantined-streams';
import { type PendingRows, pendingRows } from './pending-rows';
import { lockRebuild } from './rebuild-lock';
import { SkippedStreams } from './skipped-streams';
import { ShadowTable } from './shadow-table';

/** Rows held in memory before they are written: some 100 MB. */
const mostPending = 100_000;

export class ModelRebuild {
  readonly skipped = new SkippedStreams();
  private readonly shadow: ShadowTable;
  private readonly pending: PendingRows;
  private writing: Promise<void> = Promise.resolve();
  private reached: Position = start;

  private constructor(
    readonly model: ReadModel,
    readonly connection: Client,
    private readonly limit: number,
  ) {
    this.shadow = new ShadowTable(connection, model);
    this.pending = pendingRows(model);
  }

  static async begin(databaseUrl: string, model: ReadModel, limit = mostPending): Promise<ModelRebuild> {
    const connection = await connect(databaseUrl, `rebuild of ${model.name}`, wholeTable);
    try {
      await lockRebuild(connection, model.name);
      const rebuild = new ModelRebuild(model, connection, limit);
      await rebuild.shadow.create();
      return rebuild;
    } catch (error) {
      await connection.end();
      throw error;
    }
  }

  get position(): Position {
    return this.reached;
  }

  async take({ events, next, unreadable }: ScannedPage): Promise<void> {
    const fresh = this.skipped.without(events).filter(({ position }) => position > this.reached);
    if (this.shadow.holdsRows) await this.fetch(fresh);
    for (const event of fresh) if (!this.skipped.leavesOut(event)) this.fold(event);
    if (unreadable && isFoldedFrom(this.model, unreadable.stream)) this.skipped.add(unreadable);
    this.reached = next;
    if (this.pending.size >= this.limit) await this.flush();
  }

  /** Resolves with how many events were folded. */
  async catchUp(eventStore: EventStore, upTo?: Position): Promise<number> {
    let events = 0;
    for await (const page of scan(eventStore, this.reached, upTo)) {
      await this.take(page);
      events += page.events.length;
    }
    return events;
  }

  async write(): Promise<void> {
    await this.flush();
    await this.writing;
  }

  /** Written, and with its indexes. */
  async complete(): Promise<void> {
    await this.write();
    await this.shadow.complete();
  }

  async end(): Promise<void> {
    await this.writing.catch(() => undefined);
    await this.shadow.drop().catch(() => undefined);
    await this.connection.end().catch(() => undefined);
  }

  private async fetch(events: readonly RecordedEvent[]): Promise<void> {
    const keys = this.pending.unknown(events);
    if (keys.length === 0) return;
    await this.writing;
    this.pending.know(keys, await this.shadow.rowsUnder(keys));
  }

  private fold(event: RecordedEvent): void {
    try {
      this.pending.take(event);
    } catch (error) {
      this.skipped.add(new UnfoldableEvent(this.model.name, event, error));
    }
  }

  /** After the write before it; reading and folding go on meanwhile. */
  private async flush(): Promise<void> {
    await this.writing;
    this.writing = this.shadow.write(this.pending.drain());
    // The next caller who waits for it gets the error.
    this.writing.catch(() => undefined);
  }
}
