import { randomUUID } from 'node:crypto';
import type { Position } from '@pilotlight/contracts/events/event';
import type { EventStore } from '@pilotlight/event-store/event-store';
import type { Client } from 'pg';
import { connect, lossOf } from '../database-connection';
import { failure, type Log } from '../log';
import type { ReadModel } from '../read-model';
import { backOff, pauseUnless } from './back-off';
import { endOwner, takeOver, tryToOwn } from './checkpoint';
import { isOwnerHung } from './hung-owner';
import { settlePartitions } from './kafka/settle-partitions';
import { OwnedModel, reportSetAside, type Ownership } from './owned-model';
import { Patience } from './quarantine/patience';
import { blameOf } from './quarantine/poison';
import { readQuarantined } from './quarantine/quarantine-rows';
import { redrive } from './quarantine/redrive';
import type { RunnerProgress, RunnerRole } from './runner-progress';

const askForOwnershipEvery = 500;

export interface RunnerSurroundings {
  readonly databaseUrl: string;
  readonly eventStore: EventStore;
  readonly log: Log;
  /** Called once a batch is committed, and with the position that is gone on from. */
  readonly moved: (model: string, position: Position) => void;
}

/**
 * Keeps one read model current: waits until it is the only owner, folds what has arrived, and begins again from the
 * checkpoint after any failure. Owner's lock and writes share a connection, so neither outlives the other.
 */
export class ModelRunner {
  private readonly stopping = new AbortController();
  private readonly patience = new Patience();
  /** Streams that this process could not re-drive: it can't read tomorrow what it can't read today. */
  private readonly tried = new Set<string>();
  private running: Promise<void> = Promise.resolve();
  private failures = 0;
  private role: RunnerRole = 'none';
  private events = 0;
  private batches = 0;

  constructor(
    private readonly model: ReadModel,
    private readonly surroundings: RunnerSurroundings,
  ) {}

  get progress(): RunnerProgress {
    const { role, events, batches } = this;
    return { model: this.model.name, role, events, batches };
  }

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
    this.role = 'none';
  }

  private async ownAndFollow(): Promise<void> {
    const connection = await connect(this.surroundings.databaseUrl, `read model ${this.model.name}`);
    const lost = lossOf(connection);
    const over = AbortSignal.any([this.stopping.signal, lost]);
    try {
      while (!over.aborted && !(await tryToOwn(connection, this.model.name))) {
        this.role = 'standby';
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
    const { eventStore, log } = this.surroundings;
    const { model, patience } = this;
    const owner = randomUUID();
    await settlePartitions(connection, model, eventStore, (poison, attempts) =>
      reportSetAside(log, model.name, poison, attempts),
    );
    const position = await takeOver(connection, model, owner);
    this.role = 'owner';
    log.info({ model: model.name, position }, 'This process keeps the read model now');
    const quarantined = await readQuarantined(connection, model.name);
    const held = await this.healed({ connection, model, owner, position, quarantined });
    const moved = (to: Position, events: number): void => {
      this.failures = 0;
      this.events += events;
      this.batches += 1;
      this.surroundings.moved(model.name, to);
    };
    this.surroundings.moved(model.name, position);
    await new OwnedModel(held, { eventStore, log, patience, moved }).follow(over);
  }

  /** What another process set aside may be read by this one: it is tried once. */
  private async healed(held: Ownership): Promise<Ownership> {
    const { eventStore, log } = this.surroundings;
    const untried = [...held.quarantined.keys()].filter((stream) => !this.tried.has(stream));
    if (untried.length === 0) return held;
    const { healed, kept } = await redrive(held, eventStore, untried);
    for (const stream of kept) this.tried.add(stream);
    const model = held.model.name;
    if (healed.length > 0) log.info({ model, streams: healed }, 'Streams were quarantined and are shown again');
    if (kept.length > 0) log.warn({ model, streams: kept }, 'Streams stay quarantined');
    return { ...held, quarantined: new Map([...held.quarantined].filter(([stream]) => !healed.includes(stream))) };
  }

  private report(error: unknown): void {
    const blame = blameOf(error);
    const fields = { model: this.model.name, failures: this.failures, ...failure(error) };
    // The database answers: whoever asks for this process's health needs no alarm while an event is tried again.
    if (blame !== undefined) return this.surroundings.log.warn({ ...fields, blame }, 'An event is tried again');
    this.role = 'none';
    this.surroundings.log.warn(fields, 'A read model has stopped; it goes on from its checkpoint');
  }
}
