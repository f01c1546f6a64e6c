import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { openPostgresEventStore } from '@pilotlight/event-store/postgres/postgres-event-store';
import { describeOnKafka, freshFeed, KafkaSide } from '../../testing/kafka-side';

const root = join(__dirname, '..', '..', '..', '..');
const typescript = join(root, 'libs', 'event-store', 'testing', 'run-typescript.cjs');
const program = join(__dirname, '..', '..', 'testing', 'kafka-worker.ts');

describeOnKafka('workers in processes of their own', (brokers) => {
  let feed: KafkaSide;
  const children: ChildProcess[] = [];
  beforeEach(async () => {
    feed = await KafkaSide.open(freshFeed(brokers), (url) =>
      openPostgresEventStore({ url, allowUnsafeDurability: true }),
    );
  });
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    await feed.close();
  });

  /** Resolves once it keeps partitions of every read model. */
  const start = async (): Promise<ChildProcess> => {
    const { databaseUrl } = feed.side;
    const args = ['--conditions=source', '-r', typescript, program, databaseUrl, JSON.stringify(feed.kafka)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(child);
    let said = '';
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.split('keeps these partitions now').length > 4) resolve();
      });
      child.once('exit', () => reject(new Error(`The worker ended: ${said}`)));
    });
    return child;
  };

  it('take over from one that hangs, and it writes nothing more when it wakes', async () => {
    const worker = await feed.worker();
    const hung = await start();
    await feed.openAccounts();
    const going = feed.happens(4);
    hung.kill('SIGSTOP');
    await going;
    await feed.happens();
    await feed.shown(worker);
    expect(await feed.rows()).toEqual(await feed.rebuilt());

    hung.kill('SIGCONT');
    await feed.happens(4);
    await feed.shown(worker);
    expect(await feed.rows()).toEqual(await feed.rebuilt());
  });

  it('take over from one that is killed, again and again, in the middle of the work', async () => {
    const worker = await feed.worker();
    await feed.openAccounts();
    for (let times = 0; times < 3; times += 1) {
      const child = await start();
      const going = feed.happens(5);
      child.kill('SIGKILL');
      await going;
    }
    await feed.shown(worker);
    expect(await feed.rows()).toEqual(await feed.rebuilt());
  });
});
