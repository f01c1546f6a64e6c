import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { StoreUnavailable, UnreadableRecord } from '@pilotlight/event-store/event-store';
import { migrateAccess } from './database/migrate-access';
import { DatabaseWriteProbe } from './database/database-write-probe';
import type { EngineHappening } from './gateways/assistant/engine-watch';
import type { FoundationOptions } from './foundations';
import { openFoundations } from './foundations';
import { AssistantFigures } from './health/assistant-figures';
import { listensOn } from './http/listens-on';
import { assistantLog } from './logging/assistant-log';
import { PhotoStoreProbe } from './conversations/photos/photo-store-probe';
import { startAccessUpkeep } from './sessions/access-upkeep';
import { failureIn } from './logging/failure';
import { JobPostponed } from './jobs/job-postponed';
import { startMaintenance } from './jobs/maintenance';
import { AggregateCacheInvalidator } from './write-side/aggregate-cache-invalidator';
import { createHttpApp, type HttpAppOptions } from './http-app';

export interface BackendOptions extends HttpAppOptions, Omit<FoundationOptions, 'onDatabaseError' | 'onAssistant'> {
  readonly host: string;
  readonly port: number;
}

export interface Backend {
  readonly app: NestFastifyApplication;
  /** Opens the port. Rejects where it is taken. */
  listen(): Promise<void>;
  /** Ends open requests and streams, then the connections. */
  stop(): Promise<void>;
}

/** Builds the write side and the REST door; nothing is heard until `listen`. Lets go of everything if it can't. */
export const createBackend = async (options: BackendOptions): Promise<Backend> => {
  const { logger } = options;
  const trouble = (error: unknown): void =>
    logger.error(failureIn(new StoreUnavailable(error)), 'database connection lost');
  const unkept = (error: unknown): void => {
    if (error instanceof JobPostponed) logger.warn({ reason: error.message }, 'upkeep is put off; it is tried again');
    else {
      logger.error(failureIn(error), 'upkeep failed; it is tried again');
      writes.failed(error);
    }
  };
  const unfollowed = (error: unknown): void =>
    logger.error(
      { ...failureIn(error), ...(error instanceof UnreadableRecord && addressOf(error)) },
      'remembered states stopped following the log; they are forgotten and follow again from its end',
    );
  const figures = new AssistantFigures();
  const log = assistantLog(logger);
  const onAssistant = (happening: EngineHappening): void => {
    figures.count(happening);
    log(happening);
  };
  await migrateAccess(options.databaseUrl);
  const foundations = await openFoundations({ ...options, onDatabaseError: trouble, onAssistant });
  const { pool, readDatabase } = foundations;
  const memory = new AggregateCacheInvalidator(options.eventStore, unfollowed);
  const stopUpkeep = startAccessUpkeep(pool, unkept);
  const photoStore = new PhotoStoreProbe(options.files, logger);
  const writes = new DatabaseWriteProbe(pool, logger);
  const letGo = async (): Promise<void> => {
    stopUpkeep();
    writes.stop();
    await photoStore.stop();
    await memory.stop();
    await readDatabase.close();
    await pool.end();
  };
  try {
    photoStore.start();
    const counted = options.openAi ? figures.metrics : [];
    const { app, requests, metrics } = await createHttpApp(options, foundations, counted, {
      photoStore,
      writes,
      memory,
    });
    const upkeep = startMaintenance(app, options.databaseUrl, unkept);
    return {
      app,
      listen: async () => {
        await app.listen(options.port, options.host);
        logger.info({ listensOn: listensOn(app.getHttpServer()), publicUrl: options.publicUrl }, 'listening');
      },
      stop: async () => {
        metrics?.close();
        await requests.endAfter(app.close());
        await upkeep.stop();
        await letGo();
      },
    };
  } catch (error) {
    await letGo();
    throw error;
  }
};

const addressOf = ({ stream, revision, position }: UnreadableRecord) => ({ stream, revision, position });
