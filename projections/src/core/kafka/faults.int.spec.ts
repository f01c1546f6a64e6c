import { start } from '@pilotlight/event-store/event-store';
import { partitionOf } from '@pilotlight/event-store/kafka/partition-of';
import { adminOf, aDay, describeOnKafka, freshFeed, KafkaSide, tenants } from '../../testing/kafka-side';
import { conversations } from '../../conversations/conversations.read-model';
import type { ReadModel } from '../../read-model';
import { readModels } from '../../read-models';
import { quarantineRows } from '../../testing/quarantine-row';
import { startProjections } from '../../projections';
import { tableRows } from '../../testing/table-rows';
import { rebuild } from '../../rebuild/rebuild';
import { PartitionBuffer } from '@pilotlight/subscriptions/kafka/partition-buffer';
import { partitionedReadModel } from './partitioned-read-model';

describeOnKafka('a feed through Kafka that goes wrong', (brokers) => {
  let feed: KafkaSide;
  beforeEach(async () => {
    feed = await KafkaSide.open(freshFeed(brokers));
  });
  afterEach(() => feed.close());

  const asAdmin = async (act: (admin: ReturnType<typeof adminOf>) => Promise<unknown>): Promise<void> => {
    const admin = adminOf(brokers);
    await admin.connect();
    await act(admin);
    await admin.disconnect();
  };

  const everyMessageGoes = async (): Promise<void> =>
    asAdmin(async (admin) => {
      const ends = await admin.fetchTopicOffsets(feed.kafka.topic);
      const partitions = ends.map(({ partition, high }) => ({ partition, offset: high }));
      await admin.deleteTopicRecords({ topic: feed.kafka.topic, partitions });
    });

  const showsAll = async (worker: Awaited<ReturnType<KafkaSide['worker']>>): Promise<void> => {
    await feed.shown(worker);
    expect(await feed.rows()).toEqual(await feed.rebuilt());
  };

  it('folds once what is sent again, from wherever the publisher begins anew', async () => {
    const worker = await feed.worker();
    await feed.happens(2);
    await feed.shown(worker);
    for (const position of ['', await middleOfTheLog()]) {
      await feed.side.superuser.query('update feed.publisher set position = $1, owner = null', [position]);
      await feed.happens();
      await showsAll(worker);
    }
  });

  it('takes from the log what the topic has lost before it was read', async () => {
    const publisher = await feed.worker([]);
    await feed.openAccounts();
    await feed.happens();
    await published();
    await everyMessageGoes();
    const worker = await feed.worker();
    await showsAll(worker);
    await feed.happens();
    await showsAll(worker);
    await publisher.stop();
  });

  it('goes on where it was when the topic is deleted and made anew', async () => {
    const first = await feed.worker();
    await feed.happens(2);
    await feed.shown(first);
    await first.stop();
    const publisher = await feed.worker([]);
    await feed.happens();
    await published();
    await asAdmin((admin) => admin.deleteTopics({ topics: [feed.kafka.topic] }));
    await feed.happens();
    await published();
    await publisher.stop();
    await showsAll(await feed.worker());
  });

  it('takes an old log into a fresh topic, and gives a read model to the log itself and back', async () => {
    const { databaseUrl, eventStore, log } = feed.side;
    const store = await startProjections({ databaseUrl, eventStore, log });
    await feed.openAccounts();
    await feed.happens();
    await feed.shown(store);
    await store.stop();

    const kafka = await feed.worker();
    await feed.happens();
    await feed.shown(kafka);
    await kafka.stop();
    await partitionsLieApart();

    const again = await startProjections({ databaseUrl, eventStore, log });
    await feed.happens();
    await feed.shown(again);
    expect(await feed.rows()).toEqual(await feed.rebuilt());
    const { rows } = await feed.side.superuser.query('select from read.partitions');
    expect(rows).toEqual([]);
    await again.stop();

    const back = await feed.worker();
    await feed.happens();
    await showsAll(back);
  });

  it('makes the table of another version anew, from the topic', async () => {
    const worker = await feed.worker();
    await feed.openAccounts();
    await feed.happens();
    await feed.shown(worker);
    await feed.side.superuser.query(`update read.messages set entry = '{}'`);
    const newer = await feed.worker(readModels.map((model) => ({ ...model, version: model.version + 1 })));
    await showsAll(newer);
  });

  it('goes on from a rebuild that is swapped in under it', async () => {
    const worker = await feed.worker();
    await feed.openAccounts();
    await feed.happens();
    await feed.shown(worker);
    await feed.side.superuser.query(
      `update read.messages set entry = '{}'; delete from read.insights where slug = 'york'`,
    );
    const { databaseUrl, eventStore } = feed.side;
    const going = feed.happens(3);
    for (let times = 0; times < 3; times += 1) await rebuild({ databaseUrl, eventStore, models: readModels });
    await going;
    await showsAll(worker);
  });

  it('never follows the log itself and the topic at once', async () => {
    const { databaseUrl, eventStore, log } = feed.side;
    const kafka = await feed.worker();
    await feed.happens();
    const store = await startProjections({ databaseUrl, eventStore, log });
    await feed.happens(2);
    await showsAll(kafka);
    await kafka.stop();
    await feed.happens();
    await showsAll(store);
    await store.stop();
  });

  describe('an event that a read model can not fold', () => {
    const fussy: typeof conversations = {
      ...conversations,
      fold: (row, event) => {
        if (event.data.slug === 'acme' && event.type === 'LeadCaptured') throw new Error('Jane Secret');
        return conversations.fold(row, event);
      },
    };

    it('has its stream quarantined while all others go on, and is taken in by a version that can', async () => {
      const worker = await feed.worker([fussy]);
      const position = await feed.side.happens(...aDay('acme'));
      await feed.happens();
      expect(await worker.waitForPosition(await feed.side.eventStore.head(), ['conversations'], 60_000)).toBe(true);
      expect(await quarantineRows(feed.side.superuser)).toMatchObject([
        { model: 'conversations', event_type: 'LeadCaptured', revision: 4, reason: 'The fold threw Error' },
        { model: 'conversations', event_type: 'LeadCaptured', revision: 4 },
      ]);
      expect(await tableRows(feed.side.superuser, conversations)).toHaveLength(tenants.length + 1);
      expect((await worker.lag()).quarantined).toEqual({ conversations: 2 });
      expect(feed.side.log.lines.filter(({ level }) => level === 'error')).toHaveLength(2);
      expect(JSON.stringify(feed.side.log.lines)).not.toContain('Secret');
      expect(position < (await feed.side.eventStore.head())).toBe(true);
      await worker.stop();

      await showsAll(await feed.worker());
      expect(await quarantineRows(feed.side.superuser)).toEqual([]);
    });

    it('is quarantined on the way back to the log itself too', async () => {
      const kafka = await feed.worker([conversations]);
      await feed.happens();
      await kafka.waitForPosition(await feed.side.eventStore.head(), ['conversations'], 60_000);
      await kafka.stop();
      await feed.happens(1, ['acme', 'york']);
      await partitionsLieApart([conversations]);
      const { databaseUrl, eventStore, log } = feed.side;
      const store = await startProjections({ databaseUrl, eventStore, log, models: [fussy] });
      expect(await store.waitForPosition(await eventStore.head(), ['conversations'], 60_000)).toBe(true);
      await store.stop();
      await showsAll(await feed.worker());
    });
  });

  const middleOfTheLog = async (): Promise<string> => {
    const { events } = await feed.side.eventStore.readAllStored(start, 30);
    return events.at(-1)?.position ?? '';
  };

  const published = async (): Promise<void> => {
    const head = await feed.side.eventStore.head();
    for (;;) {
      const { rows } = await feed.side.superuser.query<{ position: string }>('select position from feed.publisher');
      if (rows[0]?.position === head) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  /** As after a stop in the middle of the work: some partitions are behind, their rows with them. */
  const partitionsLieApart = async (models: readonly ReadModel[] = readModels): Promise<void> => {
    await feed.happens();
    const to = await feed.side.eventStore.head();
    for (const model of models) {
      const surroundings = { connection: feed.side.superuser, eventStore: feed.side.eventStore, partitions: 4 };
      const buffer = new PartitionBuffer(partitionedReadModel(model), {
        ...surroundings,
        moved: () => undefined,
        quarantine: () => undefined,
      });
      const partition = partitionOf('hull', 4);
      await buffer.takeOver([partition]);
      await buffer.fill(partition, to);
    }
    const { rows } = await feed.side.superuser.query('select distinct position from read.partitions');
    expect(rows).toHaveLength(2);
  };
});
