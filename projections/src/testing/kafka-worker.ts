import { openPostgresEventStore } from '@pilotlight/event-store/postgres/postgres-event-store';
import { startProjections } from '../projections';
import type { KafkaFeed } from '@pilotlight/subscriptions/kafka/kafka-feed';

const write = (fields: object, message: string): void =>
  void process.stdout.write(`${JSON.stringify({ message, ...fields })}\n`);

/** A program for the tests: keeps the read models of the database and feed it is given current, says when it has started, and waits to be killed. */
const main = async (): Promise<void> => {
  const [databaseUrl = '', feed = ''] = process.argv.slice(2);
  const kafka: KafkaFeed = JSON.parse(feed);
  const eventStore = await openPostgresEventStore({ url: databaseUrl, allowUnsafeDurability: true });
  await startProjections({ databaseUrl, eventStore, log: { info: write, warn: write, error: write }, kafka });
};
void main();
