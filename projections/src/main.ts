import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { ConfigurationError } from '@pilotlight/contracts/configuration';
import { openPersonalData } from '@pilotlight/event-store/personal-data/postgres/personal-data';
import { openPostgresEventStore } from '@pilotlight/event-store/postgres/postgres-event-store';
import { auditSigning } from './audit/signing-key';
import { readConfiguration } from './config/read-configuration';
import { startFailure } from '@pilotlight/event-store/postgres/unreachable';
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
  const { DATABASE_URL: databaseUrl, MASTER_KEY: masterKey, MASTER_KEY_PREVIOUS: previous } = readConfiguration();
  const personalData = await openPersonalData({ url: databaseUrl, masterKey, previousMasterKey: previous });
  const eventStore = personalData.over(await openPostgresEventStore({ url: databaseUrl }));
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
