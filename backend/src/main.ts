import 'reflect-metadata';
import { ConfigurationError } from '@pilotlight/contracts/configuration';
import { sweepRestores } from '@pilotlight/event-store/backup/sweep-restores';
import { openEventLog } from '@pilotlight/event-store/open-event-log';
import { startFailure } from '@pilotlight/event-store/start-failure';
import { auditSigning } from '@pilotlight/projections/audit/signing-key';
import { watchProjections } from '@pilotlight/projections/projections';
import { allReadModels } from '@pilotlight/projections/read-models';
import { createBackend } from './backend';
import { optimizeEarly } from './config/optimize-early';
import { builtPages } from './config/page-folders';
import { readConfiguration } from './config/read-configuration';
import { requiredSettings } from './config/required-settings';
import { eventLogFigures } from './health/event-log-figures';
import { openFiles } from './gateways/files/open-files';
import { refuseTakenPort } from './http/port-in-use';
import { createLogger } from './logging/logger';

/** For a PostgreSQL of its own; projections/main keeps the read models current elsewhere. */
const main = async (): Promise<void> => {
  optimizeEarly();
  const configuration = readConfiguration();
  const settings = requiredSettings(configuration);
  const databaseUrl = configuration.DATABASE_URL;
  if (!databaseUrl) throw new ConfigurationError(['DATABASE_URL is missing']);
  await refuseTakenPort(settings.port, settings.host);
  if (settings.metricsPort) await refuseTakenPort(settings.metricsPort, settings.metricsHost, 'METRICS_PORT');
  const logger = createLogger();
  const { removed, left } = await sweepRestores(databaseUrl);
  for (const database of removed) logger.warn({ database }, 'leftover of a restore removed');
  for (const fault of left) logger.warn({ fault }, 'leftover of a restore not removed');
  const { masterKey, previousMasterKey } = settings;
  const log = await openEventLog(configuration, { databaseUrl, masterKey, previousMasterKey });
  const { eventStore, personalData } = log;
  const projections = await watchProjections({
    databaseUrl,
    eventStore,
    log: logger,
    models: allReadModels(personalData.contacts),
    auditSeed: await personalData.secret(auditSigning),
  });
  const readModels = { ...projections, caughtUp: projections.waitForPosition.bind(projections) };
  const backend = await createBackend({
    ...settings,
    databaseUrl,
    eventStore,
    personalData,
    files: openFiles(configuration),
    readModels,
    pages: builtPages(configuration.DATA_DIR),
    logger,
    figures: eventLogFigures(log),
  });
  const stop = async (): Promise<void> => {
    await backend.stop();
    await projections.stop();
    await log.close();
    logger.info('stopped');
  };
  void log.replaced.then(async () => {
    logger.warn('A backup was restored: this process ends, to be started again on it');
    await stop();
    process.exit(1);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)));
  await backend.listen();
};

main().catch((error: unknown) => {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
});
