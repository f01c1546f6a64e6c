import { adminOf, describeOnKafka, freshFeed, KafkaSide } from '../../testing/kafka-side';

describeOnKafka('read models fed through Kafka', (brokers) => {
  let feed: KafkaSide;
  beforeEach(async () => {
    feed = await KafkaSide.open(freshFeed(brokers));
  });
  afterEach(() => feed.close());

  it('show what the log itself would, over every partition', async () => {
    const worker = await feed.worker();
    await feed.openAccounts();
    await feed.happens(3);
    await feed.shown(worker);
    expect(await feed.rows()).toEqual(await feed.rebuilt());
    expect((await worker.lag()).unkept).toEqual([]);
    expect(await worker.lag()).toMatchObject({ milliseconds: 0 });
    expect(feed.warnings()).toEqual([]);
  });

  it('share the partitions among all workers, and go on with those that stay', async () => {
    const first = await feed.worker();
    await feed.openAccounts();
    await feed.happens();
    const second = await feed.worker();
    await feed.happens(2);
    await feed.shown(first);
    await first.stop();
    await feed.happens(2);
    await feed.shown(second);
    expect(await feed.rows()).toEqual(await feed.rebuilt());
  });

  it('keep the topic for ever, in the partitions asked for', async () => {
    const worker = await feed.worker();
    await feed.shown(worker, await feed.happens(1, ['acme']));
    const admin = adminOf(brokers);
    await admin.connect();
    const { topics } = await admin.fetchTopicMetadata({ topics: [feed.kafka.topic] });
    expect(topics[0]?.partitions).toHaveLength(4);
    const resources = [{ type: 2, name: feed.kafka.topic, configNames: ['retention.ms'] }];
    const { resources: described } = await admin.describeConfigs({ resources, includeSynonyms: false });
    expect(described[0]?.configEntries).toMatchObject([{ configName: 'retention.ms', configValue: '-1' }]);
    await admin.disconnect();
  });
});
