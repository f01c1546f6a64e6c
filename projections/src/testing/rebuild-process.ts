import { openPostgresEventStore } from '@pilotlight/event-store/postgres/postgres-event-store';
import { readModels } from '../read-models';
import { rebuild } from '../rebuild/rebuild';

/** A program for the tests: rebuilds every read model of the database it is given, over and over where told so, until it is killed. */
const main = async (): Promise<void> => {
  const [, , databaseUrl = '', times = '1'] = process.argv;
  const eventStore = await openPostgresEventStore({ url: databaseUrl, allowUnsafeDurability: true });
  for (let time = 0; time < Number(times); time += 1) {
    await rebuild({ databaseUrl, eventStore, models: readModels, rowsInMemory: 500 });
    process.stdout.write('rebuilt\n');
  }
  await eventStore.close();
};
void main();
