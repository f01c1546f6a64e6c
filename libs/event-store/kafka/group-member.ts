import type { Consumer, EachBatchPayload } from 'kafkajs';
import type { FeedMessage } from './feed-message';
import { kafkaClient, within, type KafkaOptions } from './kafka-client';
import { fromWire } from './wire-format';

export interface PartitionBatch {
  readonly partition: number;
  readonly messages: readonly FeedMessage[];
  readonly nextOffset: string;
}

export interface GroupOptions extends KafkaOptions {
  readonly group: string;
  /** Called before any partition is read. Resolves with where to read each from, null for its beginning. */
  readonly onAssigned: (partitions: readonly number[]) => Promise<ReadonlyMap<number, string | null>>;
  /** Batches of different partitions come at once. Resolves with 0 once handled, or with the milliseconds until a retry. */
  readonly onBatch: (batch: PartitionBatch) => Promise<number>;
}

const heartbeatEvery = 2_000;
const longestSilence = 60_000;
const longestEnding = 5_000;
const atOnce = 64;

/** Keeps no offsets on the broker and never mends itself: a lost broker, a fence or a failed handler ends it for good. */
export class GroupMember {
  readonly ended: Promise<never>;
  private fail: (reason: unknown) => void = () => undefined;
  private running: Promise<void> = Promise.resolve();
  private readonly watching: NodeJS.Timeout;
  private lastSign = Date.now();
  private generation = 0;
  private left = false;

  constructor(
    private readonly consumer: Consumer,
    private readonly options: GroupOptions,
  ) {
    this.ended = new Promise((_, reject) => {
      this.fail = reject;
    });
    this.ended.catch(() => undefined);
    this.watching = setInterval(() => this.watch(), heartbeatEvery).unref();
  }

  join(): void {
    this.running = this.joined();
    this.running.catch(this.fail);
  }

  private async joined(): Promise<void> {
    const { consumer, options } = this;
    const { GROUP_JOIN, CRASH, FETCH, HEARTBEAT } = consumer.events;
    const sign = (): void => void (this.lastSign = Date.now());
    consumer.on(GROUP_JOIN, ({ payload }) => this.assigned(payload.memberAssignment[options.topic] ?? []));
    consumer.on(CRASH, ({ payload }) => this.fail(payload.error));
    consumer.on(FETCH, sign);
    consumer.on(HEARTBEAT, sign);
    await consumer.connect();
    await consumer.subscribe({ topics: [options.topic], fromBeginning: true });
    await consumer.run({
      autoCommit: false,
      eachBatchAutoResolve: false,
      partitionsConsumedConcurrently: atOnce,
      eachBatch: (payload) => this.take(payload),
    });
  }

  async leave(): Promise<void> {
    this.left = true;
    clearInterval(this.watching);
    // A consumer told to stop while it still joins would run on afterwards.
    await within(
      longestEnding,
      this.running.catch(() => undefined).then(() => this.consumer.disconnect()),
    );
  }

  /** kafkajs calls this before it fetches: nothing is fetched before the owner has taken over and said from where. */
  private assigned(partitions: number[]): void {
    this.lastSign = Date.now();
    this.generation += 1;
    if (this.left || partitions.length === 0) return;
    this.consumer.pause([{ topic: this.options.topic, partitions }]);
    this.begin(partitions, this.generation).catch(this.fail);
  }

  private async begin(partitions: readonly number[], generation: number): Promise<void> {
    const { topic, onAssigned } = this.options;
    const offsets = await onAssigned(partitions);
    if (this.left || generation !== this.generation) return;
    for (const [partition, offset] of offsets) if (offset !== null) this.consumer.seek({ topic, partition, offset });
    this.consumer.resume([{ topic, partitions: [...offsets.keys()] }]);
  }

  private async take(payload: EachBatchPayload): Promise<void> {
    const { batch } = payload;
    const { generation } = this;
    const isOver = (): boolean => this.left || generation !== this.generation || payload.isStale();
    if (isOver()) return;
    const beating = setInterval(() => void payload.heartbeat().catch(() => undefined), heartbeatEvery);
    try {
      const rest = await this.options.onBatch({
        partition: batch.partition,
        messages: batch.messages.flatMap((message) => fromWire(batch.partition, message) ?? []),
        nextOffset: String(BigInt(batch.lastOffset()) + 1n),
      });
      if (isOver()) return;
      if (rest === 0) return payload.resolveOffset(batch.lastOffset());
      const resume = payload.pause();
      setTimeout(() => generation === this.generation && resume(), rest).unref();
    } catch (error) {
      this.fail(error);
    } finally {
      clearInterval(beating);
    }
  }

  private watch(): void {
    if (Date.now() - this.lastSign > longestSilence)
      this.fail(new Error(`Consumer group ${this.options.group} fell silent`));
  }
}

export const joinGroup = async (options: GroupOptions): Promise<GroupMember> => {
  const kafka = await kafkaClient(options);
  const consumer = kafka.consumer({
    groupId: options.group,
    sessionTimeout: 10_000,
    rebalanceTimeout: 15_000,
    heartbeatInterval: heartbeatEvery,
    maxWaitTimeInMs: 500,
    allowAutoTopicCreation: false,
    retry: { initialRetryTime: 100, maxRetryTime: 1_000, retries: 3, restartOnFailure: async () => false },
  });
  const member = new GroupMember(consumer, options);
  member.join();
  return member;
};
