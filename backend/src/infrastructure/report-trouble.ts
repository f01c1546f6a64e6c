import { StoreUnavailable, UnreadableRecord } from '@pilotlight/event-store/event-store';
import type { Logger } from 'pino';
import type { DatabaseWriteProbe } from '../database/database-write-probe';
import { JobPostponed } from '../jobs/job-postponed';
import { failureIn } from '../logging/failure';

type Report = (error: unknown, job?: string) => void;

const addressOf = ({ stream, revision, position }: UnreadableRecord) => ({ stream, revision, position });

export const reportLostConnection =
  (logger: Logger): Report =>
  (error) =>
    logger.error(failureIn(new StoreUnavailable(error)), 'database connection lost');

export const reportUnfollowedCaches =
  (logger: Logger): Report =>
  (error) =>
    logger.error(
      { ...failureIn(error), ...(error instanceof UnreadableRecord && addressOf(error)) },
      'remembered states stopped following the log; they are forgotten and follow again from its end',
    );

export const reportMaintenance =
  (logger: Logger, writes: Pick<DatabaseWriteProbe, 'failed'>): Report =>
  (error, job) => {
    if (error instanceof JobPostponed)
      logger.warn({ job, reason: error.message }, 'maintenance is put off; it is tried again');
    else {
      logger.error({ job, ...failureIn(error) }, 'maintenance failed; it is tried again');
      writes.failed(error);
    }
  };
