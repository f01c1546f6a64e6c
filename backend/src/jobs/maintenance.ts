import type { INestApplicationContext } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { UnfinishedErasures } from '../conversations/privacy/unfinished-erasures';
import { Jobs } from './jobs';
import { startJobQueue, type JobQueue, type OnTrouble } from './job-queue';
import { NightlyMaintenance } from './nightly-maintenance';

const beforeRetryMs = 10_000;

/** London time: no clock change skips or repeats it. */
const nightly = '0 2 * * *';

/** A product that sleeps at night catches up when it wakes. */
export const startMaintenance = (
  app: INestApplicationContext,
  databaseUrl: string,
  onTrouble: OnTrouble,
): { stop(): Promise<void> } => {
  const jobs = app.get(Jobs);
  jobs.schedule({ name: 'nightly-upkeep', cron: nightly, run: () => app.get(NightlyMaintenance).run(new Date()) });
  const stopping = new AbortController();
  const begin = async (): Promise<JobQueue | null> => {
    while (!stopping.signal.aborted) {
      try {
        await app.get(UnfinishedErasures).finish();
        const queue = await startJobQueue(databaseUrl, jobs, onTrouble);
        jobs.opened(queue);
        return queue;
      } catch (error) {
        onTrouble(error, 'starting the queue of jobs');
        await pause(beforeRetryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      }
    }
    return null;
  };
  const queue = begin();
  return {
    stop: async () => {
      stopping.abort();
      await (await queue)?.stop();
    },
  };
};
