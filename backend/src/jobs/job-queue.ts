import type { EventEmitter } from 'node:events';
import { hearConnectionsToTheEnd } from '../database/heard-to-the-end';
import type { ConstructorOptions, Job, PgBoss } from 'pg-boss';

export interface ScheduledJob {
  readonly name: string;
  /** A cron expression in London time. */
  readonly cron: string;
  /** Whether it waits for its time where it was never scheduled before, as after a backup was restored; by default it runs at once. */
  readonly waitsAtFirst?: boolean;
  readonly run: () => Promise<void>;
}

export interface QueuedJob {
  readonly name: string;
  /** How many of one group run at once in a process: few of the eight there are, so that a slow group leaves some to the others. */
  readonly ofEachGroup?: number;
  /** Rejects with JobPostponed, or any other error, to be retried. */
  readonly run: (data: Readonly<Record<string, string>>) => Promise<void>;
}

/** Told of a failure, and of which job where it was one. */
export type OnTrouble = (error: unknown, job?: string) => void;

export interface SendOptions {
  /** A UUID derived from what is asked for: the same is queued once. */
  readonly id: string;
  readonly startAfter?: Date;
  /** Whose it is, where a job allows each so many at once. */
  readonly group?: string;
}

export interface JobQueue {
  send(name: string, data: Readonly<Record<string, string>>, options: SendOptions): Promise<void>;
  stop(): Promise<void>;
}

/** Seconds. */
const minute = 60;
const longestRun = 120 * minute;
const day = 24 * 60 * minute;

/** Nothing is urgent, and an idle machine stays idle. A job that is sent wakes its worker by NOTIFY. */
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
  heartbeatSeconds: minute,
};

const onDemand = {
  policy: 'standard',
  notify: true,
  // For more than a day: a log that is away for an afternoon costs no message.
  retryLimit: 110,
  retryDelay: minute,
  retryBackoff: true,
  retryDelayMax: 15 * minute,
  expireInSeconds: 5 * minute,
  heartbeatSeconds: minute,
  deleteAfterSeconds: day,
} as const;
/** A job due when it is queued is announced at once. */
const lookEverySeconds = 20;
const atOnce = 5;
/** Batches side by side: one that hangs, as its provider does, keeps no other waiting. */
const batches = 4;
/** Of a queue with groups: one by one, for a batch holds its groups' places until the slowest of it has ended. */
const ofGroups = 8;
/** Milliseconds after a job: two workers may have put its group's next one back meanwhile, each for the other. */
const lookedAgainAfter = [100, 2_000];

/** pg's own option: an unheard loss of a connection in transit would end the process. */
const connections = { max: 3, onConnect: (client: EventEmitter) => void client.on('error', () => undefined) };

/** pg-boss reports a worker's failures as plain objects. */
const errorOf = (report: object): Error =>
  report instanceof Error ? report : Object.assign(new Error('The job queue failed'), report);

/**
 * Runs jobs when they are due, each once over all processes on the database. One that fails is tried again three times;
 * one that came due while no process ran is caught up on, as is one that was never scheduled before unless it waits.
 */
export const startJobQueue = async (
  databaseUrl: string,
  { scheduled, queued }: { readonly scheduled: readonly ScheduledJob[]; readonly queued: readonly QueuedJob[] },
  onTrouble: OnTrouble,
  settings: Pick<ConstructorOptions, 'clock' | 'useListenNotify'> = {},
): Promise<JobQueue> => {
  const { PgBoss } = await import('pg-boss');
  hearConnectionsToTheEnd();
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
  boss.on('error', (report) => onTrouble(errorOf(report), 'the queue of jobs'));
  try {
    await boss.start();
    for (const job of scheduled) await startJob(boss, job, onTrouble);
    for (const job of queued) await startOnDemand(boss, job, onTrouble);
  } catch (error) {
    await boss.stop({ graceful: false }).catch((error: unknown) => onTrouble(error));
    throw error;
  }
  return {
    send: async (name, data, { group, ...options }) =>
      void (await boss.send(name, data, { ...options, ...(group !== undefined && { group: { id: group } }) })),
    stop: () =>
      boss
        .stop({ timeout: longestRun * 1000 })
        .catch((error: unknown) => onTrouble(error, 'stopping the queue of jobs')),
  };
};

const startJob = async (
  boss: PgBoss,
  { name, cron, run, waitsAtFirst = false }: ScheduledJob,
  onTrouble: OnTrouble,
): Promise<void> => {
  await boss.createQueue(name, queue);
  const known = await boss.getSchedule(name);
  await boss.schedule(name, cron, {}, { tz: 'Europe/London', missed: 'once' });
  if (!known && !waitsAtFirst) await boss.send(name, {}, { singletonSeconds: day });
  // Outcomes are told without the error: what a failure quotes must not lie in the table of jobs.
  await boss.work(name, { perJobResults: true, pollingIntervalSeconds: minute }, async ([job]) => {
    if (!job) return [];
    try {
      await run();
      return [{ id: job.id, status: 'completed' }];
    } catch (error) {
      onTrouble(error, name);
      return [{ id: job.id, status: 'failed' }];
    }
  });
};

const startOnDemand = async (
  boss: PgBoss,
  { name, run, ofEachGroup }: QueuedJob,
  onTrouble: OnTrouble,
): Promise<void> => {
  await boss.createQueue(name, onDemand);
  const work = {
    perJobResults: true,
    pollingIntervalSeconds: lookEverySeconds,
    ...(ofEachGroup === undefined
      ? { batchSize: atOnce, localConcurrency: batches, burstWhenBatchFull: true }
      : { batchSize: 1, localConcurrency: ofGroups, localGroupConcurrency: ofEachGroup }),
  } as const;
  const done = async ({ id, data }: Job<Readonly<Record<string, string>>>) => {
    try {
      await run(data);
      return { id, status: 'completed' } as const;
    } catch (error) {
      onTrouble(error, name);
      return { id, status: 'failed' } as const;
    }
  };
  const wakeAll = (): void => {
    for (const worker of boss.getWipData()) if (worker.name === name) boss.notifyWorker(worker.id);
  };
  await boss.work<Readonly<Record<string, string>>>(name, work, async (jobs) => {
    const results = await Promise.all(jobs.map(done));
    if (ofEachGroup !== undefined) {
      // What waits for a place of its group is announced by nobody: this worker looks for it once its own is free.
      wakeAll();
      for (const after of lookedAgainAfter) setTimeout(wakeAll, after).unref();
    }
    return results;
  });
};
