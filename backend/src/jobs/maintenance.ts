import type { INestApplicationContext } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { londonTime } from '@pilotlight/contracts/values/london-day';
import { UnfinishedErasures } from '../conversations/privacy/unfinished-erasures';
import { startJobQueue, type JobQueue } from './job-queue';
import { NightlyMaintenance } from './nightly-maintenance';

/** Milliseconds, while the database is away. */
const beforeRetry = 10_000;

/** The London day whose night is over from two o'clock on; the hour that a clock change repeats or skips is no other night. */
const night = (now: Date): string | null => {
  const { day, hour } = londonTime(now.toISOString());
  return hour >= 2 ? day : null;
};

/** Does what is due in the background, from the start on: a product that sleeps at night catches up when it wakes. */
export const startMaintenance = (
  app: INestApplicationContext,
  databaseUrl: string,
  onTrouble: (error: unknown) => void,
): { stop(): Promise<void> } => {
  const job = { name: 'nightly-upkeep', due: night, run: () => app.get(NightlyMaintenance).run(new Date()) };
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
  return {
    stop: async () => {
      stopping.abort();
      await (await queue)?.stop();
    },
  };
};
