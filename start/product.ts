import { createBackend } from '@pilotlight/backend/backend';
import { builtPages } from '@pilotlight/backend/config/page-folders';
import { requiredSettings } from '@pilotlight/backend/config/required-settings';
import { openFiles } from '@pilotlight/backend/gateways/files/open-files';
import { eventLogFigures } from '@pilotlight/backend/health/event-log-figures';
import { foldingFigures } from '@pilotlight/backend/health/read-model-figures';
import { refuseTakenPort } from '@pilotlight/backend/http/port-in-use';
import { createLogger } from '@pilotlight/backend/logging/logger';
import type { Configuration } from '@pilotlight/contracts/configuration';
import { sweepRestores } from '@pilotlight/event-store/backup/sweep-restores';
import { openEventLog } from '@pilotlight/event-store/open-event-log';
import { auditSigning } from '@pilotlight/projections/audit/signing-key';
import { allReadModels } from '@pilotlight/projections/read-models';
import { startProjections } from '@pilotlight/projections/projections';
import { kafkaFeedOf } from '@pilotlight/subscriptions/kafka/kafka-feed';
import { resolve } from 'node:path';
import type { Banner, Made } from './banner';
import { type Database, openDatabase } from './database';
import { registerDemoSite } from './demo-site';
import { ensureDemoInstaller } from './demo-installer';
import { firstStartSecrets, markAnnounced, secretsFile, withSecrets } from './first-start-secrets';

export interface Product {
  readonly banner: Banner;
  /** Call once the banner is out: its password is never shown again. */
  announced(): void;
  /** Resolves with the reason when something essential has gone for good. */
  readonly lost: Promise<string>;
  /** Resolves when a restored backup has taken the log's place: `restart` then. */
  readonly replaced: Promise<void>;
  stop(): Promise<void>;
  /** Ends everything but the database, and starts it anew. */
  restart(): Promise<Product>;
}

/** Under each name that this machine's browser may use. */
const originsOf = (publicUrl: string, port: number): string[] => [
  ...new Set([new URL(publicUrl).origin, `http://127.0.0.1:${port}`, `http://localhost:${port}`]),
];

/** Resolves when every part answers. Undoes what it did if it can't. */
export const startProduct = async (given: Configuration, running: Database | null = null): Promise<Product> => {
  const production = given.NODE_ENV === 'production';
  if (production) requiredSettings(given);
  await refuseTakenPort(given.PORT, given.HOST);
  if (given.METRICS_PORT) await refuseTakenPort(given.METRICS_PORT, given.METRICS_HOST, 'METRICS_PORT');
  const dataDir = resolve(given.DATA_DIR);
  const logger = createLogger(production ? 'info' : 'warn');
  const undo: (() => Promise<void>)[] = [];
  const stop = async (left = 0): Promise<void> => {
    while (undo.length > left) await undo.pop()?.();
  };
  try {
    const database = running ?? (await openDatabase(given.DATABASE_URL, dataDir, (line) => logger.warn(line)));
    undo.push(() => database.stop());
    const { removed, left } = await sweepRestores(database.url);
    for (const name of removed) logger.warn(`Removed database ${name}, which a restore left when it was killed`);
    for (const fault of left) logger.warn(`A database that a killed restore left could not be removed: ${fault}`);
    const secrets = production ? null : firstStartSecrets(dataDir);
    const settings = requiredSettings(secrets ? withSecrets(given, secrets) : given);
    const { masterKey, previousMasterKey } = settings;
    const log = await openEventLog(given, { databaseUrl: database.url, masterKey, previousMasterKey });
    undo.push(() => log.close());
    const { eventStore, personalData } = log;
    const projections = await startProjections({
      databaseUrl: database.url,
      eventStore,
      log: logger,
      models: allReadModels(personalData.contacts),
      kafka: kafkaFeedOf(given),
      auditSeed: await personalData.secret(auditSigning),
    });
    undo.push(() => projections.stop());
    const backend = await createBackend({
      ...settings,
      databaseUrl: database.url,
      eventStore,
      personalData,
      files: openFiles(given),
      readModels: { ...projections, caughtUp: projections.waitForPosition.bind(projections) },
      pages: builtPages(given.DATA_DIR),
      logger,
      figures: [...eventLogFigures(log), foldingFigures(projections.progress.bind(projections))],
      morePages: async (server) => {
        if (!production) registerDemoSite(server, () => backend.app, settings.publicUrl);
        // The home page leads there.
        else server.get('/demo', (_, reply) => reply.redirect('/installer'));
      },
    });
    undo.push(() => backend.stop());
    if (secrets)
      await ensureDemoInstaller(backend.app, secrets.DEMO_PASSWORD, originsOf(settings.publicUrl, settings.port));
    await backend.listen();
    const made = (name: 'ADMIN_PASSWORD' | 'AUDITOR_PASSWORD'): Made | null =>
      secrets && !given[name] ? { name, password: secrets.announced ? null : secrets[name] } : null;
    const banner: Banner = {
      address: settings.publicUrl,
      admin: { email: settings.admin.email, made: made('ADMIN_PASSWORD') },
      auditor: settings.auditor && { email: settings.auditor.email, made: made('AUDITOR_PASSWORD') },
      secretsFile: secretsFile(given.DATA_DIR),
      demoPassword: secrets?.DEMO_PASSWORD ?? null,
    };
    const announced = (): void => {
      if (secrets && (banner.admin.made?.password || banner.auditor?.made?.password)) markAnnounced(dataDir, secrets);
    };
    return {
      banner,
      announced,
      lost: database.lost,
      replaced: log.replaced,
      stop: () => stop(),
      restart: async () => {
        await stop(1);
        return await startProduct(given, database);
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
