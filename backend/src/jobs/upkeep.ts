import type { INestApplicationContext } from '@nestjs/common';
import { UnfinishedErasures } from '../people/unfinished-erasures';
import { startJobQueue, type JobQueue } from './job-queue';
import { NightlyUpkeep } from './nightly-upkeep';

const nightly = 'nightly-upkeep';

/** Does what is due in the background, from the start on: a product that sleeps at night catches up when it wakes. */
export const startUpkeep = (
  app: INestApplicationContext,
  databaseUrl: string,
  onTrouble: (error: unknown) => void,
): { stop(): Promise<void> } => {
  const job = { name: nightly, cron: '30 2 * * *', run: () => app.get(NightlyUpkeep).run(new Date()) };
  const begin = async (): Promise<JobQueue> => {
    await app.get(UnfinishedErasures).finish();
    const queue = await startJobQueue(databaseUrl, [job], onTrouble);
    await queue.ask(nightly);
    return queue;
  };
  const queue = begin().catch((error: unknown) => {
    onTrouble(error);
    return null;
  });
  return {
    stop: async () => {
      await (await queue)?.stop();
    },
  };
};
