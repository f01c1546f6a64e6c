import { randomUUID } from 'node:crypto';
import type { Position } from '@pilotlight/contracts/events/event';
import type { EventStore } from '@pilotlight/event-store/event-store';
import { Kafka, logLevel } from 'kafkajs';
import { createTestDatabase } from '@pilotlight/event-store/testing/test-postgres';
import { connect } from '@pilotlight/subscriptions/database-connection';
import { type Projections, startProjections } from '../projections';
import type { ReadModel, Row } from '../read-model';
import type { KafkaFeed } from '@pilotlight/subscriptions/kafka/kafka-feed';
import { conversation, installer } from './story';
import { everyModel, ReadSide } from './read-side';
import { allRows } from './table-rows';

const given = process.env['KAFKA_BROKERS'];

/** The suite on a real broker; without one, or without what else it needs, it is left out, and says so. */
export const describeOnKafka = (
  name: string,
  suite: (brokers: readonly string[]) => void,
  hasWhatItNeeds = true,
): void => {
  if (given && hasWhatItNeeds) return describe(name, () => suite(given.split(',')));
  const missing = given ? 'KAFKA_PID names no broker of this machine' : 'KAFKA_BROKERS names no broker';
  process.stderr.write(`NOT PROVED, for ${missing}: ${name}\n`);
  describe.skip(name, () => suite([]));
};

/** A topic and consumer groups of a test's own, so that it can be repeated on one broker. */
export const freshFeed = (brokers: readonly string[], partitions = 4): KafkaFeed => {
  const groups = `test-${randomUUID()}`;
  return { brokers, partitions, topic: `${groups}.events`, groups };
};

export const adminOf = (brokers: readonly string[]) =>
  new Kafka({ brokers: [...brokers], logLevel: logLevel.NOTHING }).admin();

export const tenants = ['acme', 'best', 'leeds', 'york', 'hull', 'bath', 'ripon'];

/** A day at one installer: what every read model folds something of. */
export const aDay = (slug: string, sessionId: string = randomUUID()) => {
  const chat = conversation(slug, sessionId);
  return [
    chat.started(),
    chat.says('Boiler is off'),
    chat.intends('general'),
    chat.gives({ first_name: 'Jane', email: 'jane@example.co.uk' }),
    chat.captured(),
    chat.intends('service', 'general'),
    chat.replies('We will call you'),
  ];
};

export class KafkaSide {
  private readonly workers: Projections[] = [];

  private constructor(
    readonly side: ReadSide,
    readonly kafka: KafkaFeed,
  ) {}

  static async open(kafka: KafkaFeed, logOn?: (databaseUrl: string) => Promise<EventStore>): Promise<KafkaSide> {
    return new KafkaSide(await ReadSide.open(logOn), kafka);
  }

  async worker(models?: readonly ReadModel[]): Promise<Projections> {
    const { databaseUrl, eventStore, log } = this.side;
    const worker = await startProjections({ databaseUrl, eventStore, log, models, kafka: this.kafka });
    this.workers.push(worker);
    return worker;
  }

  /** Every tenant has an account and so many days. */
  async happens(days = 1, slugs: readonly string[] = tenants): Promise<Position> {
    for (let day = 0; day < days; day += 1) for (const slug of slugs) await this.side.happens(...aDay(slug));
    return this.side.eventStore.head();
  }

  openAccounts(): Promise<Position> {
    return this.side.happens(...tenants.map((slug) => installer(slug).created(slug)));
  }

  async shown(worker: Projections, position?: Position): Promise<void> {
    const to = position ?? (await this.side.eventStore.head());
    const shown = await worker.waitForPosition(to, everyModel, 90_000);
    if (!shown)
      throw new Error(
        `Not shown: ${JSON.stringify({ lag: await worker.lag(), lines: this.side.log.lines.slice(-20) })}`,
      );
  }

  rows(): Promise<Record<string, Row[]>> {
    return allRows(this.side.superuser);
  }

  /** The rows that the log itself gives, folded from its beginning in another database. */
  async rebuilt(): Promise<Record<string, Row[]>> {
    const { eventStore, log } = this.side;
    const databaseUrl = await createTestDatabase();
    const projections = await startProjections({ databaseUrl, eventStore, log });
    await projections.waitForPosition(await eventStore.head(), everyModel, 60_000);
    await projections.stop();
    const connection = await connect(databaseUrl, 'test');
    try {
      return await allRows(connection);
    } finally {
      await connection.end();
    }
  }

  warnings(): readonly object[] {
    return this.side.log.lines.filter(({ level }) => level !== 'info');
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.stop()));
    await this.side.close();
    const admin = adminOf(this.kafka.brokers);
    await admin.connect();
    if ((await admin.listTopics()).includes(this.kafka.topic)) await admin.deleteTopics({ topics: [this.kafka.topic] });
    await admin.disconnect();
  }
}
