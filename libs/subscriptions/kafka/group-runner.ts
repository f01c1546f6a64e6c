import type { Position } from '@pilotlight/contracts/events/event';
import { joinGroup } from '@pilotlight/event-store/kafka/group-member';
import type { Client } from 'pg';
import { connect, lossOf } from '../database-connection';
import { failure, warnOfFailure } from '../log';
import { backOff, comingOf, pauseUnless } from '../back-off';
import { tryToShare } from '../checkpoint';
import type { RunnerSurroundings } from '../subscription-runner';
import type { Poison } from '../quarantine/poison';
import { reportQuarantine } from '../quarantine/report-quarantine';
import type { RunnerProgress, RunnerRole } from '../runner-progress';
import { PartitionBuffer } from './partition-buffer';
import type { KafkaFeed } from './kafka-feed';
import { PartitionKeeper } from './partition-keeper';
import { preparePartitions } from './partition-rows';
import type { GroupSubscriber } from './partitioned-subscriber';
import { readPartitionCount, readPublished } from './publisher-checkpoint';

const askEvery = 500;
const mendEvery = 5_000;

/** PostgreSQL ends the transaction of a suspended process, so that another can go on. */
const endsWhenHung = `set idle_in_transaction_session_timeout = '10s'`;

/** Each process that keeps the model has some of the partitions. Meanwhile none follows the log itself for it, and the other way round. */
export class GroupRunner {
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private failures = 0;
  private role: RunnerRole = 'none';
  private events = 0;
  private batches = 0;
  /** Only at its start may a process remake another version's table: later, somebody else's is newer. */
  private remakes = true;
  private healed = false;

  constructor(
    private readonly model: GroupSubscriber,
    private readonly kafka: KafkaFeed,
    private readonly surroundings: RunnerSurroundings,
  ) {}

  get progress(): RunnerProgress {
    const { role, events, batches } = this;
    return { model: this.model.name, role, events, batches };
  }

  start(): void {
    this.running = this.untilStopped(() => this.connectAndFollow());
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async untilStopped(step: () => Promise<void>, over: AbortSignal = this.stopping.signal): Promise<void> {
    while (!over.aborted) {
      try {
        await step();
      } catch (error) {
        if (over.aborted) return;
        this.failures += 1;
        this.role = 'none';
        warnOfFailure(
          this.surroundings.log,
          { model: this.model.name, failures: this.failures, error },
          'A read model has left the topic; it goes on from where its partitions stand',
        );
        await pauseUnless(over, backOff(this.failures));
      }
    }
  }

  private async connectAndFollow(): Promise<void> {
    const connection = await connect(this.surroundings.databaseUrl, `read model ${this.model.name}`);
    const lost = lossOf(connection);
    const over = AbortSignal.any([this.stopping.signal, lost]);
    try {
      await connection.query(endsWhenHung);
      await this.heal();
      while (!over.aborted && !(await tryToShare(connection, this.model.name))) await pauseUnless(over, askEvery);
      await this.untilStopped(() => this.follow(connection, over), over);
      lost.throwIfAborted();
    } finally {
      await connection.end().catch(() => undefined);
    }
  }

  /** This process may be able to read what another one quarantined: it is tried once. */
  private async heal(): Promise<void> {
    if (this.healed) return;
    this.healed = true;
    await this.model.heal();
  }

  private async follow(connection: Client, over: AbortSignal): Promise<void> {
    const { brokers, topic, groups } = this.kafka;
    const { model } = this;
    const partitions = await this.partitionCount(connection, over);
    if (partitions === undefined) return;
    await preparePartitions(connection, model, partitions, this.remakes);
    this.remakes = false;
    const keeper = this.keeperOn(connection, partitions);
    const member = await joinGroup({
      brokers,
      topic,
      group: `${groups}.${model.name}`,
      onAssigned: async (assigned) => {
        const offsets = await keeper.takeOver(assigned);
        this.role = offsets.size > 0 ? 'owner' : 'standby';
        this.surroundings.log.info(
          { model: model.name, partitions: [...offsets.keys()] },
          'This process keeps these partitions now',
        );
        return offsets;
      },
      onBatch: (batch) => keeper.take(batch),
    });
    const left = new AbortController();
    const following = AbortSignal.any([over, left.signal]);
    const mending = this.mendUntil(following, connection, keeper);
    try {
      await Promise.race([member.ended, mending, comingOf(over)]);
    } finally {
      left.abort();
      await member.leave();
      await mending.catch(() => undefined);
    }
  }

  /** A topic that has lost messages says nothing by itself. */
  private async mendUntil(over: AbortSignal, connection: Client, keeper: PartitionKeeper): Promise<void> {
    for (;;) {
      await pauseUnless(over, mendEvery);
      if (over.aborted) return;
      const published = await readPublished(connection, this.kafka.topic);
      if (published !== undefined) await keeper.mend(published);
    }
  }

  private async partitionCount(connection: Client, over: AbortSignal): Promise<number | undefined> {
    while (!over.aborted) {
      const partitions = await readPartitionCount(connection, this.kafka.topic);
      if (partitions !== undefined) return partitions;
      await pauseUnless(over, askEvery);
    }
    return undefined;
  }

  private keeperOn(connection: Client, partitions: number): PartitionKeeper {
    const { eventStore, log } = this.surroundings;
    const { name } = this.model;
    const moved = (checkpoint: Position, events: number): void => {
      this.failures = 0;
      this.events += events;
      this.batches += 1;
      this.surroundings.moved(name, checkpoint);
    };
    const quarantine = (poison: Poison, attempts: number): void => reportQuarantine(log, name, poison, attempts);
    const buffer = new PartitionBuffer(this.model, { connection, eventStore, partitions, moved, quarantine });
    return new PartitionKeeper(buffer, (partition, blame, error) =>
      log.warn({ model: name, partition, ...failure(error), blame }, 'An event is tried again'),
    );
  }
}
