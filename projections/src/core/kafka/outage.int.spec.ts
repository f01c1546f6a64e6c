import { setTimeout as pause } from 'node:timers/promises';
import { describeOnKafka, freshFeed, KafkaSide } from '../../testing/kafka-side';
import { everyModel } from '../../testing/read-side';
import { OwnBroker } from '../../testing/own-broker';

const like = Number(process.env['KAFKA_PID'] ?? 0);

describeOnKafka(
  'a broker that dies',
  () => {
    let broker: OwnBroker;
    let feed: KafkaSide;
    beforeAll(async () => {
      broker = await OwnBroker.start(like);
    });
    beforeEach(async () => {
      feed = await KafkaSide.open(freshFeed(broker.brokers));
    });
    // Otherwise a broker that the machine took away would look like one that is not found again.
    afterEach(() => broker.mustRun());
    afterEach(() => feed.close());
    afterAll(() => broker.remove());

    it('in the middle of the work loses and doubles nothing, and stops nobody from writing', async () => {
      const [one, two] = [await feed.worker(), await feed.worker()];
      await feed.openAccounts();
      await feed.shown(one, await feed.happens());
      for (let times = 0; times < 2; times += 1) {
        const going = feed.happens(20);
        await pause(20);
        await broker.kill();
        const position = await going;
        await feed.happens();
        expect(await one.waitForPosition(position, everyModel, 200)).toBe(false);
        expect((await one.lag()).milliseconds).toBeGreaterThan(0);
        expect((await one.lag()).unkept).toEqual([]);
        await broker.start();
        await feed.shown(two);
      }
      expect(await feed.rows()).toEqual(await feed.rebuilt());
    });

    it('before the start keeps nobody from starting or stopping', async () => {
      await broker.kill();
      const early = await feed.worker();
      await feed.happens();
      expect(await early.waitForPosition(await feed.side.eventStore.head(), everyModel, 500)).toBe(false);
      await early.stop();
      const worker = await feed.worker();
      await broker.start();
      await feed.shown(worker);
      expect(await feed.rows()).toEqual(await feed.rebuilt());
    });
  },
  like > 0,
);
