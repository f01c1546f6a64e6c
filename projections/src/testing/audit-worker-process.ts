import { openPostgresEventStore } from '@pilotlight/event-store/postgres/postgres-event-store';
import { startProjections } from '../projections';
import { LogLines } from './read-side';

/** A program for the tests: keeps the audit chain of the database it is given, and waits to be killed. */
const main = async (): Promise<void> => {
  const [databaseUrl = '', seed = ''] = process.argv.slice(2);
  const eventStore = await openPostgresEventStore({ url: databaseUrl, allowUnsafeDurability: true });
  const auditSeed = Buffer.from(seed, 'hex');
  await startProjections({ databaseUrl, eventStore, log: new LogLines(), models: [], auditSeed });
};
void main();
