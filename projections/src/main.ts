import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { ConfigurationError } from '@pilotlight/contracts/configuration';
import { eventStoreOptions, openEventStore } from '@pilotlight/event-store/open-event-store';
import { openPersonalData } from '@pilotlight/event-store/personal-data/postgres/personal-data';
import { auditSigning } from './audit/signing-key';
import { readConfiguration } from './config/read-configuration';
import { startFailure } from '@pilotlight/event-store/start-failure';
import { jsonLines } from './json-lines';
import { allReadModels } from './read-models';
import { failure } from './log';
import { ProjectionsModule } from './projections.module';

const log = jsonLines(
  (line) => process.stdout.write(line),
  () => new Date(),
);

/** A worker of its own: keeps the read models current until it is told to end. */
const run = async (): Promise<void> => {
  const configuration = readConfiguration();
  const { DATABASE_URL: databaseUrl, MASTER_KEY: masterKey, MASTER_KEY_PREVIOUS: previous } = configuration;
  const personalData = await openPersonalData({ url: databaseUrl, masterKey, previousMasterKey: previous });
  const { eventStore: kept } = await openEventStore(eventStoreOptions(configuration, databaseUrl));
  const eventStore = personalData.over(kept);
  const worker = ProjectionsModule.register({
    databaseUrl,
    eventStore,
    log,
    models: allReadModels(personalData.contacts),
    auditSeed: await personalData.secret(auditSigning),
  });
  const application = await NestFactory.createApplicationContext(worker, { logger: false, abortOnError: false });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void application
        .close()
        .then(() => eventStore.close())
        .then(() => personalData.close())
        .then(() => log.info({ signal }, 'Read models are at rest'));
    });
  log.info({}, 'Read models are kept current');
};

run().catch((error: unknown) => {
  const reason =
    error instanceof ConfigurationError ? { faults: error.faults } : { ...failure(error), reason: startFailure(error) };
  log.error(reason, 'The worker for the read models could not start');
  process.exitCode = 1;
});
