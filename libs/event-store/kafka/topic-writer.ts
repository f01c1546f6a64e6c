import type { Admin, Kafka, Producer } from 'kafkajs';
import type { FeedMessage } from './feed-message';
import { kafkaClient, within, type KafkaOptions } from './kafka-client';
import { toWire } from './wire-format';

export interface TopicWriterOptions extends KafkaOptions {
  readonly partitions: number;
}

const forEver = '-1';
/** Bytes: an append may hold 1 MiB, and is longer as JSON. */
const longestBatch = String(4 * 1_048_576);
const longestEnding = 5_000;

const partitionsOf = async (admin: Admin, topic: string): Promise<number> => {
  const { topics } = await admin.fetchTopicMetadata({ topics: [topic] });
  return topics[0]?.partitions.length ?? 0;
};

const ensureTopic = async (kafka: Kafka, { topic, partitions }: TopicWriterOptions): Promise<number> => {
  const admin = kafka.admin();
  try {
    await admin.connect();
    const known = await admin.listTopics();
    if (!known.includes(topic))
      await admin.createTopics({
        waitForLeaders: true,
        topics: [
          {
            topic,
            numPartitions: partitions,
            configEntries: [
              { name: 'retention.ms', value: forEver },
              { name: 'max.message.bytes', value: longestBatch },
            ],
          },
        ],
      });
    return await partitionsOf(admin, topic);
  } finally {
    await within(longestEnding, admin.disconnect());
  }
};

export class TopicWriter {
  constructor(
    private readonly producer: Producer,
    private readonly topic: string,
    readonly partitions: number,
  ) {}

  /** Resolves once every in-sync replica has the entries. Throws what the broker does; some may have arrived then. */
  async send(messages: readonly FeedMessage[]): Promise<void> {
    await this.producer.send({ topic: this.topic, acks: -1, timeout: 5_000, messages: messages.map(toWire) });
  }

  async close(): Promise<void> {
    await within(longestEnding, this.producer.disconnect());
  }
}

/** Makes the topic where there is none, kept for ever. Throws while no broker can be reached. */
export const openTopicWriter = async (options: TopicWriterOptions): Promise<TopicWriter> => {
  const kafka = await kafkaClient(options);
  const partitions = await ensureTopic(kafka, options);
  const producer = kafka.producer({ idempotent: true, maxInFlightRequests: 1, allowAutoTopicCreation: false });
  await producer.connect();
  return new TopicWriter(producer, options.topic, partitions);
};
