import type { INestApplicationContext } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { UnfinishedErasures } from '../people/unfinished-erasures';
import { startJobQueue, type JobQueue } from './job-queue';
import { NightlyUpkeep } from './nightly-upkeep';

const nightly = 'nightly-upkeep';
/** Milliseconds, while the database is away. */
const beforeRetry = 10_000;

/** Does what is due in the background, from the start on: a product that sleeps at night catches up when it wakes. */
export const startUpkeep = (
  app: INestApplicationContext,
  databaseUrl: string,
  onTrouble: (error: unknown) => void,
): { stop(): Promise<void> } => {
  const job = { name: nightly, cron: '30 2 * * *', run: () => app.get(NightlyUpkeep).run(new Date()) };
  const stopping = new AbortController();
  const begin = async (): Promise<JobQueue | null> => {
    while (!stopping.signal.aborted) {
      try {
        await app.get(UnfinishedErasures).finish();
        return await startJobQueue(databaseUrl, [job], onTrouble);
      } catch (error) {
        onTrouble(error);
        await pause(beforeRetry, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      }
    }
    return null;
  };
  const queue = begin();
  void queue.then((begun) => begun?.ask(nightly)).catch(onTrouble);
  return {
    stop: async () => {
      stopping.abort();
      await (await queue)?.stop();
    },
  };
};
