import type { EventEmitter } from 'node:events';
import type { ConstructorOptions, PgBoss } from 'pg-boss';

export interface ScheduledJob {
  readonly name: string;
  /** When it is due: a cron expression, read in London time. */
  readonly cron: string;
  readonly run: () => Promise<void>;
}

export interface JobQueue {
  stop(): Promise<void>;
}

/** Seconds. */
const minute = 60;
const longestRun = 120 * minute;
const day = 24 * 60 * minute;

/** Nothing here is urgent: an idle machine is left in peace. A job that is sent wakes its worker by NOTIFY. */
const pace = {
  cronMonitorIntervalSeconds: 45,
  cronWorkerIntervalSeconds: 45,
  superviseIntervalSeconds: 5 * minute,
  monitorIntervalSeconds: 5 * minute,
  queueCacheIntervalSeconds: 10 * minute,
  flowIntervalSeconds: 60 * minute,
  bamIntervalSeconds: 60 * minute,
  notifyHeartbeatIntervalMs: minute * 1000,
};

const queue = {
  policy: 'exclusive',
  notify: true,
  retryLimit: 3,
  retryDelay: minute,
  expireInSeconds: longestRun,
  // A run whose process was killed is soon tried again.
  heartbeatSeconds: minute,
};

/** The pool's own option, handed on to it: a connection lost while it passes to its user would end the process, told to nobody. */
const connections = { max: 2, onConnect: (client: EventEmitter) => void client.on('error', () => undefined) };

/** pg-boss reports a worker's failures as plain objects. */
const errorOf = (report: object): Error =>
  report instanceof Error ? report : Object.assign(new Error('The job queue failed'), report);

/**
 * Runs jobs when they are due, each once over all processes on the database. One that fails is tried again three times;
 * one that came due while no process ran is caught up on, as is one that was never scheduled before.
 */
export const startJobQueue = async (
  databaseUrl: string,
  jobs: readonly ScheduledJob[],
  onTrouble: (error: unknown) => void,
  settings: Pick<ConstructorOptions, 'clock' | 'useListenNotify'> = {},
): Promise<JobQueue> => {
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'pilotlight jobs',
    schema: 'job_queue',
    useListenNotify: true,
    registerInstance: false,
    ...connections,
    ...pace,
    ...settings,
  });
  boss.on('error', (report) => onTrouble(errorOf(report)));
  try {
    await boss.start();
    for (const job of jobs) await startJob(boss, job, onTrouble);
  } catch (error) {
    await boss.stop({ graceful: false }).catch(onTrouble);
    throw error;
  }
  return { stop: () => boss.stop({ timeout: longestRun * 1000 }).catch(onTrouble) };
};

const startJob = async (
  boss: PgBoss,
  { name, cron, run }: ScheduledJob,
  onTrouble: (error: unknown) => void,
): Promise<void> => {
  await boss.createQueue(name, queue);
  const known = await boss.getSchedule(name);
  await boss.schedule(name, cron, {}, { tz: 'Europe/London', missed: 'once' });
  if (!known) await boss.send(name, {}, { singletonSeconds: day });
  // Outcomes are told without the error: what a failure quotes must not lie in the table of jobs.
  await boss.work(name, { perJobResults: true, pollingIntervalSeconds: minute }, async ([job]) => {
    if (!job) return [];
    try {
      await run();
      return [{ id: job.id, status: 'completed' }];
    } catch (error) {
      onTrouble(error);
      return [{ id: job.id, status: 'failed' }];
    }
  });
};
