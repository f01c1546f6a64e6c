import { randomUUID } from 'node:crypto';
import { MemoryEventStore } from '@pilotlight/event-store/memory/memory-event-store';
import { MemoryKeyRing } from '@pilotlight/event-store/personal-data/memory-key-ring';
import { PersonalEventStore } from '@pilotlight/event-store/personal-data/personal-event-store';
import { Kafka, logLevel } from 'kafkajs';
import { conversation } from '../../testing/story';
import { aDay, describeOnKafka, freshFeed, KafkaSide } from '../../testing/kafka-side';

const canary = 'Wilhelmina Quartermaine';

describeOnKafka('personal words on their way through Kafka', (brokers) => {
  const keys = new MemoryKeyRing();
  let feed: KafkaSide;
  beforeEach(async () => {
    feed = await KafkaSide.open(freshFeed(brokers), async () => new PersonalEventStore(new MemoryEventStore(), keys));
  });
  afterEach(() => feed.close());

  /** Every byte of the topic: keys, headers and values. */
  const topicHolds = async (messages: number): Promise<string> => {
    const consumer = new Kafka({ brokers: [...brokers], logLevel: logLevel.NOTHING }).consumer({
      groupId: `${feed.kafka.groups}.onlooker`,
    });
    await consumer.connect();
    await consumer.subscribe({ topics: [feed.kafka.topic], fromBeginning: true });
    const seen: string[] = [];
    await new Promise<void>((resolve, reject) => {
      const eachMessage = async ({ message }: { message: object }): Promise<void> => {
        seen.push(
          JSON.stringify(message, (_, value) => (value?.type === 'Buffer' ? Buffer.from(value).toString() : value)),
        );
        if (seen.filter((each) => each.includes('VisitorMessageReceived')).length >= messages) resolve();
      };
      consumer.run({ eachMessage }).catch(reject);
    });
    await consumer.disconnect();
    return seen.join('\n');
  };

  it('lie in the topic as ciphertext, and are read by those who hold the keys', async () => {
    const worker = await feed.worker();
    const sessionId = randomUUID();
    const chat = conversation('acme', sessionId);
    await feed.side.happens(chat.started(), chat.says(canary), chat.replies('Hello'));
    await feed.shown(worker);
    expect(JSON.stringify(await feed.rows())).toContain(canary);
    const topic = await topicHolds(1);
    expect(topic).not.toContain('Quartermaine');
    expect(topic).toContain('acme');

    await feed.side.happens(chat.erased());
    await feed.shown(worker);
    expect(JSON.stringify(await feed.rows())).not.toContain(canary);
  });

  it('of an erased visitor are shown by no read model that is made from the topic afterwards', async () => {
    const publisher = await feed.worker([]);
    const sessionId = randomUUID();
    const chat = conversation('acme', sessionId);
    await feed.side.happens(chat.started(), chat.says(canary), ...aDay('best'));
    keys.destroy({ slug: 'acme', sessionId });
    const worker = await feed.worker();
    await feed.shown(worker);
    expect(JSON.stringify(await feed.rows())).not.toContain(canary);
    expect(await feed.rows()).toEqual(await feed.rebuilt());
    await publisher.stop();
  });
});
