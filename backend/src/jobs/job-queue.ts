import PgBoss from 'pg-boss';

export interface Job {
  readonly name: string;
  /** When, by the clock in Europe/London, in cron's five fields. */
  readonly cron: string;
  readonly run: () => Promise<void>;
}

export interface JobQueue {
  /** Asks for a run now, unless one is waiting already. */
  ask(name: string): Promise<void>;
  /** Ends after the runs under way, 10 s at most. */
  stop(): Promise<void>;
}

const patience = 10_000;

/** Runs jobs at their times, each once over all processes on the database; one that fails is tried again three times. */
export const startJobQueue = async (
  databaseUrl: string,
  jobs: readonly Job[],
  onTrouble: (error: unknown) => void,
): Promise<JobQueue> => {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: 'jobs',
    application_name: 'pilotlight jobs',
    max: 2,
  });
  boss.on('error', onTrouble);
  try {
    await boss.start();
    await offer(boss, jobs, onTrouble);
  } catch (error) {
    await boss.stop({ graceful: false }).catch(onTrouble);
    throw error;
  }
  return {
    ask: async (name) => void (await boss.send(name, {})),
    stop: () => boss.stop({ timeout: patience }),
  };
};

const offer = async (boss: PgBoss, jobs: readonly Job[], onTrouble: (error: unknown) => void): Promise<void> => {
  for (const { name, cron, run } of jobs) {
    await boss.createQueue(name, { name, policy: 'stately', retryLimit: 3, retryDelay: 60, expireInHours: 2 });
    await boss.schedule(name, cron, undefined, { tz: 'Europe/London' });
    await boss.work(name, { pollingIntervalSeconds: 30 }, async () => {
      await run().catch((error: unknown) => {
        onTrouble(error);
        throw error;
      });
    });
  }
};
