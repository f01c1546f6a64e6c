import { NestFactory } from '@nestjs/core';
import { openEventLog } from '@pilotlight/event-store/open-event-log';
import { auditSigning } from './audit/signing-key';
import type { WorkerConfiguration } from './config/read-configuration';
import { openWorkerHttp } from './health/worker-http';
import type { Log } from '@pilotlight/subscriptions/log';
import type { Projections } from './projections';
import { PROJECTIONS, ProjectionsModule } from './projections.module';
import { allReadModels } from './read-models';
import { kafkaFeedOf } from '@pilotlight/subscriptions/kafka/kafka-feed';

export interface Worker {
  stop(): Promise<void>;
  /** Resolves when a restored backup has taken the log's place: the process has to begin anew. */
  readonly replaced: Promise<void>;
}

/** Keeps the read models current until stopped. Rejects, and lets go of everything, when a part can't be had at the start. */
export const startWorker = async (configuration: WorkerConfiguration, log: Log): Promise<Worker> => {
  const { DATABASE_URL: databaseUrl, MASTER_KEY: masterKey, MASTER_KEY_PREVIOUS: previousMasterKey } = configuration;
  const undo: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  try {
    const opened = await openEventLog(configuration, { databaseUrl, masterKey, previousMasterKey });
    undo.push(() => opened.close());
    const { eventStore, personalData, replaced } = opened;
    const models = allReadModels(personalData.contacts);
    const auditSeed = await personalData.secret(auditSigning);
    const application = await NestFactory.createApplicationContext(
      ProjectionsModule.register({
        databaseUrl,
        eventStore,
        log,
        models,
        auditSeed,
        kafka: kafkaFeedOf(configuration),
      }),
      { logger: false, abortOnError: false },
    );
    undo.push(() => application.close());
    const { METRICS_PORT: port, METRICS_HOST: host } = configuration;
    if (port !== undefined) {
      const server = await openWorkerHttp(application.get<Projections>(PROJECTIONS), port, host);
      undo.push(async () => {
        server.close();
        server.closeAllConnections();
      });
    }
    return { stop, replaced };
  } catch (error) {
    await stop();
    throw error;
  }
};
