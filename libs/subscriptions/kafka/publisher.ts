import { randomUUID } from 'node:crypto';
import type { Position } from '@pilotlight/contracts/events/event';
import type { EventStore, StoredEvent } from '@pilotlight/event-store/event-store';
import { messagesOf } from '@pilotlight/event-store/kafka/feed-message';
import { openTopicWriter, type TopicWriter } from '@pilotlight/event-store/kafka/topic-writer';
import type { Client } from 'pg';
import { warnOfFailure } from '../log';
import { LeaderLock, type LeaderSurroundings } from '../leader-lock';
import { WakeSignal } from './wake-signal';
import type { KafkaFeed } from './kafka-feed';
import { movePublisher, readPublished, standsSince, takeOverPublisher } from './publisher-checkpoint';

const pageSize = 500;
/** Of one request; a longer event goes alone. */
const mostBytes = 1_048_576;
/** Milliseconds; more than a send may take with all its retries. */
const hungAfter = 60_000;

export interface PublisherSurroundings extends LeaderSurroundings {
  readonly eventStore: EventStore;
}

const portionsOf = (events: readonly StoredEvent[], most = mostBytes): StoredEvent[][] => {
  const portions: StoredEvent[][] = [];
  let bytes = most;
  for (const event of events) {
    const size = Buffer.byteLength(JSON.stringify(event));
    if (bytes + size > most) {
      portions.push([]);
      bytes = 0;
    }
    portions.at(-1)?.push(event);
    bytes += size;
  }
  return portions;
};

/** At least once and in order, one process at a time. While no broker answers it retries, and nothing else is affected. */
export class FeedPublisher {
  private readonly owner: LeaderLock;

  constructor(
    private readonly kafka: KafkaFeed,
    private readonly surroundings: PublisherSurroundings,
  ) {
    this.owner = new LeaderLock(
      {
        name: `publisher to ${kafka.topic}`,
        purpose: 'publisher',
        follow: (connection, over, healthy) => this.follow(connection, over, healthy),
        isHung: (connection) => this.isHung(connection),
        failed: (error, failures) => this.report(error, failures),
      },
      surroundings,
    );
  }

  start(): void {
    this.owner.start();
  }

  async stop(): Promise<void> {
    await this.owner.stop();
  }

  private report(error: unknown, failures: number): boolean {
    const { topic } = this.kafka;
    warnOfFailure(
      this.surroundings.log,
      { topic, failures, error },
      'The log is not sent to the topic; it is tried again from where it was',
    );
    return false;
  }

  private async follow(connection: Client, over: AbortSignal, healthy: () => void): Promise<void> {
    const writer = await openTopicWriter(this.kafka);
    try {
      await this.publish(connection, writer, over, healthy);
    } finally {
      await writer.close();
    }
  }

  private async publish(
    connection: Client,
    writer: TopicWriter,
    over: AbortSignal,
    healthy: () => void,
  ): Promise<void> {
    const { topic } = this.kafka;
    const { eventStore, log } = this.surroundings;
    const owner = randomUUID();
    const row = await takeOverPublisher(connection, topic, owner, writer.partitions);
    log.info({ topic, position: row.position }, 'This process sends the log to the topic now');
    // Finds out at once what a remade topic doesn't hold.
    await writer.send(messagesOf([], row.position, row.partitions));
    healthy();
    let from: Position = row.position;
    const wake = new WakeSignal(eventStore, from);
    try {
      while (!over.aborted) {
        const { events } = await eventStore.readAllStored(from, pageSize);
        if (events.length === 0) await wake.raised(over);
        for (const portion of portionsOf(events)) {
          if (over.aborted) return;
          await writer.send(messagesOf(portion, from, row.partitions));
          const to = portion.at(-1)?.position ?? from;
          await movePublisher(connection, { topic, owner, from, to });
          from = to;
        }
      }
    } finally {
      await wake.close();
    }
  }

  /** A suspended process keeps its connection, and so the right to publish. */
  private async isHung(connection: Client): Promise<boolean> {
    const { topic } = this.kafka;
    if (!(await standsSince(connection, topic, hungAfter))) return false;
    const published = await readPublished(connection, topic);
    return published !== undefined && (await this.surroundings.eventStore.head()) > published;
  }
}
