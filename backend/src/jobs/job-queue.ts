import { setTimeout as pause } from 'node:timers/promises';
import PgBoss from 'pg-boss';

export interface Job {
  readonly name: string;
  /** Names the run that is due at a moment, the same in every process; null where none is. */
  readonly due: (now: Date) => string | null;
  readonly run: () => Promise<void>;
}

export interface JobQueue {
  /** Ends after the run under way. */
  stop(): Promise<void>;
}

export interface Pace {
  /** Milliseconds between two looks. */
  readonly lookEvery?: number;
  /** Seconds before what failed is tried again. */
  readonly retryAfter?: number;
}

const day = 86_400;

/** Everything is awaited here: pg-boss's own workers leave the outcome of a job to chance where the database goes away meanwhile. */
const look = async (boss: PgBoss, { name, due, run }: Job): Promise<void> => {
  const key = due(new Date());
  if (key !== null) await boss.send(name, {}, { singletonKey: key, singletonSeconds: day });
  const [job] = await boss.fetch(name);
  if (!job) return;
  try {
    await run();
  } catch (error) {
    await boss.fail(name, job.id);
    throw error;
  }
  await boss.complete(name, job.id);
};

/** Runs jobs when they are due, each once over all processes on the database; one that fails is tried again three times. */
export const startJobQueue = async (
  databaseUrl: string,
  jobs: readonly Job[],
  onTrouble: (error: unknown) => void,
  { lookEvery = 30_000, retryAfter = 60 }: Pace = {},
): Promise<JobQueue> => {
  const connection = { connectionString: databaseUrl, application_name: 'pilotlight jobs', max: 2 };
  // A run that is archived is forgotten: it would be due again on the day that it was done.
  const boss = new PgBoss({ ...connection, schema: 'jobs', schedule: false, archiveCompletedAfterSeconds: 2 * day });
  boss.on('error', onTrouble);
  const stopping = new AbortController();
  const follow = async (job: Job): Promise<void> => {
    while (!stopping.signal.aborted) {
      await look(boss, job).catch(onTrouble);
      await pause(lookEvery, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  };
  try {
    await boss.start();
    for (const { name } of jobs)
      await boss.createQueue(name, {
        name,
        policy: 'stately',
        retryLimit: 3,
        retryDelay: retryAfter,
        expireInHours: 2,
      });
  } catch (error) {
    await boss.stop({ graceful: false }).catch(onTrouble);
    throw error;
  }
  const following = jobs.map(follow);
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(following);
      await boss.stop({ graceful: false });
    },
  };
};
