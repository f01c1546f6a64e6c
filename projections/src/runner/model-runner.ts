import { randomUUID } from 'node:crypto';
import type { RecordedEvent } from '@pilotlight/contracts/events/catalogue';
import type { Position } from '@pilotlight/contracts/events/event';
import { type EventStore, UnreadableRecord } from '@pilotlight/event-store/event-store';
import type { Client } from 'pg';
import { connect, lossOf } from '../database-connection';
import { failure, type Log } from '../log';
import type { ReadModel } from '../read-model';
import { applyBatch } from './apply-batch';
import { backOff, comingOf, pauseUnless } from './back-off';
import { endOwner, takeOver, tryToOwn } from './checkpoint';
import { UnfoldableEvent } from './fold-batch';
import { isOwnerHung } from './hung-owner';

const batchSize = 1_000;
const askForOwnershipEvery = 500;

export interface RunnerSurroundings {
  readonly databaseUrl: string;
  readonly eventStore: EventStore;
  readonly log: Log;
  /** Called once a batch is committed, and with the position that is gone on from. */
  readonly moved: (model: string, position: Position) => void;
}

const addressOf = (error: UnfoldableEvent | UnreadableRecord): Readonly<Record<string, string | number>> => {
  const { stream, revision, position } = error;
  return error instanceof UnfoldableEvent
    ? { id: error.eventId, type: error.eventType, stream, revision, position }
    : { stream, revision, position };
};

/**
 * Keeps one read model current: waits until it is the only owner, folds what has arrived, and begins again from the
 * checkpoint after any failure. Owner's lock and writes share a connection, so neither outlives the other.
 */
export class ModelRunner {
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private failures = 0;

  constructor(
    private readonly model: ReadModel,
    private readonly surroundings: RunnerSurroundings,
  ) {}

  start(): void {
    this.running = this.run();
  }

  /** Ends after the batch under way. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        await this.ownAndFollow();
      } catch (error) {
        this.failures += 1;
        this.report(error);
        await pauseUnless(this.stopping.signal, backOff(this.failures));
      }
    }
  }

  private async ownAndFollow(): Promise<void> {
    const connection = await connect(this.surroundings.databaseUrl, `read model ${this.model.name}`);
    const lost = lossOf(connection);
    const over = AbortSignal.any([this.stopping.signal, lost]);
    try {
      while (!over.aborted && !(await tryToOwn(connection, this.model.name))) {
        await this.endHungOwner(connection);
        await pauseUnless(over, askForOwnershipEvery);
      }
      if (!over.aborted) await this.follow(connection, over);
      lost.throwIfAborted();
    } finally {
      await connection.end().catch(() => undefined);
    }
  }

  private async endHungOwner(connection: Client): Promise<void> {
    const { eventStore, log } = this.surroundings;
    const { name } = this.model;
    if (!(await isOwnerHung(connection, eventStore, name, Date.now()))) return;
    log.warn({ model: name }, 'The process that keeps the read model hangs; its ownership is ended');
    await endOwner(connection, name);
  }

  private async follow(connection: Client, over: AbortSignal): Promise<void> {
    const { eventStore, moved } = this.surroundings;
    const owner = randomUUID();
    let position = await takeOver(connection, this.model, owner);
    this.surroundings.log.info({ model: this.model.name, position }, 'This process keeps the read model now');
    moved(this.model.name, position);

    const onBatch = async (events: readonly RecordedEvent[], next: Position): Promise<void> => {
      await applyBatch(connection, this.model, events, { owner, from: position, to: next });
      position = next;
      this.failures = 0;
      moved(this.model.name, position);
    };
    const subscription = eventStore.subscribe({ after: position, batchSize, onBatch });
    try {
      await Promise.race([subscription.ended, comingOf(over)]);
    } finally {
      await subscription.close();
    }
  }

  private report(error: unknown): void {
    const fields = { model: this.model.name, failures: this.failures, ...failure(error) };
    if (error instanceof UnfoldableEvent || error instanceof UnreadableRecord) {
      const message = 'A read model waits for an event that it can not take in';
      this.surroundings.log.error({ ...fields, event: addressOf(error) }, message);
      return;
    }
    this.surroundings.log.warn(fields, 'A read model has stopped; it goes on from its checkpoint');
  }
}
