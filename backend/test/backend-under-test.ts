import 'reflect-metadata';
import { type EventStore, start, type StoredEvent } from '@pilotlight/event-store/event-store';
import { openPersonalData } from '@pilotlight/event-store/personal-data/postgres/personal-data';
import { createDatabaseLike } from '@pilotlight/event-store/testing/test-postgres';
import { auditSigning } from '@pilotlight/projections/audit/signing-key';
import { startProjections, watchProjections } from '@pilotlight/projections/projections';
import { allReadModels } from '@pilotlight/projections/read-models';
import { rebuild } from '@pilotlight/projections/rebuild/rebuild';
import type { CuttableLine } from '@pilotlight/event-store/testing/cuttable-line';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { brotliCompressSync } from 'node:zlib';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Pool } from 'pg';
import { pino } from 'pino';
import type { PageFolders } from '../src/config/page-folders';
import { createBackend } from '../src/backend';
import { outboxAlone } from '../src/gateways/messaging-settings';
import { DiskFiles } from '../src/gateways/files/disk-files';
import type { InfrastructureOptions } from '../src/infrastructure/infrastructure-options';
import { eventLogFigures } from '../src/health/event-log-figures';
import { logUnderTest, openTestEventStore } from './event-store-under-test';
import { foldingFigures } from '../src/health/read-model-figures';
import type { Answer, Asking } from './http-call';
import { call } from './http-call';

export const admin = {
  email: 'owner@pilotlight.example',
  password: 'nine lighthouse cows hum',
  // With the letters of base64, as `openssl rand -base64 32` gives them.
  token: 'Zk3v9QpT7wXe2L+B8sRd4YhC6nJf1GaU/hR5sT2wQ0k=',
} as const;

export const auditor = {
  email: 'auditor@pilotlight.example',
  password: 'four copper owls reckon',
  seesPersonalData: false,
} as const;

export interface TestBackend {
  readonly address: string;
  readonly databaseUrl: string;
  /** Where its files lie. */
  readonly filesDir: string;
  readonly app: NestFastifyApplication;
  /** The line to the log's server, where that is not the database itself. */
  readonly logLine: CuttableLine | null;
  /** For looking at rows. */
  readonly database: Pool;
  /** A call over HTTP; the body goes as JSON. */
  call(method: string, path: string, asking?: Asking): Promise<Answer>;
  /** The same as the admin, by its token. */
  asAdmin(method: string, path: string, body?: unknown): Promise<Answer>;
  /** Everything in the log, in order, as it reads. */
  events(): Promise<readonly LoggedEvent[]>;
  /** The log's first thousand events as they are kept, sealed words and all. */
  stored(): Promise<readonly StoredEvent[]>;
  /** Folds every read model anew, while all goes on. */
  rebuild(): Promise<void>;
  stop(): Promise<void>;
}

export interface LoggedEvent {
  readonly stream: string;
  readonly type: string;
  readonly tenant: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly meta: Readonly<Record<string, unknown>>;
}

const standInPages = (folder: string): PageFolders => {
  const pages = {
    frontend: join(folder, 'frontend'),
    widget: join(folder, 'widget'),
    wordpress: join(folder, 'wordpress'),
  };
  mkdirSync(join(pages.frontend, 'assets'), { recursive: true });
  mkdirSync(pages.widget);
  mkdirSync(pages.wordpress);
  writeFileSync(join(pages.wordpress, 'pilotlight.zip'), 'PK');
  writeFileSync(join(pages.frontend, 'index.html'), '<!doctype html><title>Pilotlight</title>');
  writeFileSync(join(pages.frontend, 'installer.html'), '<!doctype html><title>Pilotlight: website chat</title>');
  writeFileSync(join(pages.frontend, 'portal.html'), '<!doctype html><title>Pilotlight for platform admins</title>');
  writeFileSync(join(pages.frontend, 'assets', 'app-1a2b.js'), '0;');
  writeFileSync(join(pages.widget, 'appointment.html'), '<!doctype html><title>Your visit</title>');
  writeFileSync(join(pages.widget, 'pilotlight.js'), '0;');
  writeFileSync(join(pages.widget, 'pilotlight.js.br'), brotliCompressSync('0;'));
  writeFileSync(join(pages.widget, 'panel-1a2b.js'), '0;');
  writeFileSync(
    join(pages.widget, 'version.json'),
    JSON.stringify({ version: '0123456789abcdef', integrity: 'sha384-x' }),
  );
  return pages;
};

export interface TestBackendOptions {
  readonly trustProxy?: boolean;
  /** By default one who may not see personal words. */
  readonly auditor?: InfrastructureOptions['auditor'];
  readonly metricsPort?: number;
  readonly developerPages?: boolean;
  /** By default the script answers alone. */
  readonly openAi?: InfrastructureOptions['openAi'];
  /** By default nothing leaves. */
  readonly messaging?: Partial<InfrastructureOptions['messaging']>;
  /** By default no installer can connect one. */
  readonly google?: InfrastructureOptions['google'];
  /** By default test cards. */
  readonly payments?: InfrastructureOptions['payments'];
  readonly paymentGraceDays?: number;
  /** By default none but the public web's. */
  readonly webPages?: InfrastructureOptions['webPages'];
  /** By default the public web alone. */
  readonly crm?: InfrastructureOptions['crm'];
  /** Whether the read models are kept current; they are by default. */
  readonly worker?: boolean;
  /** Another's, to be a second process beside it; by default a new one. */
  readonly databaseUrl?: string;
  /** Another's, likewise. */
  readonly filesDir?: string;
  /** Takes in the lines of the log; by default nobody does. */
  readonly onLogLine?: (line: Readonly<Record<string, unknown>>) => void;
  /** Another way to the same database; by default the straight one. */
  readonly through?: (databaseUrl: string) => Promise<string>;
}

const logged = async (eventStore: EventStore): Promise<readonly LoggedEvent[]> => {
  const all: LoggedEvent[] = [];
  for (let page = await eventStore.readAll(start, 1_000); page.events.length > 0;) {
    for (const { stream, type, tenant, data, actor, correlationId, causationId } of page.events)
      all.push({ stream, type, tenant, data, meta: { actor, correlationId, causationId } });
    page = await eventStore.readAll(page.next, 1_000);
  }
  return all;
};

/** As the first start of a backend leaves it: with every schema, and without an event. */
const freshDatabase = (): Promise<string> =>
  createDatabaseLike(`backend_on_${logUnderTest}`, async (databaseUrl) => {
    const backend = await startTestBackend({ databaseUrl });
    await backend.stop();
  });

/** The whole backend on a database of its own and a free port, its read models kept current in this process. */
export const startTestBackend = async (options: TestBackendOptions = {}): Promise<TestBackend> => {
  const directUrl = options.databaseUrl ?? (await freshDatabase());
  const databaseUrl = (await options.through?.(directUrl)) ?? directUrl;
  const folder = mkdtempSync(join(tmpdir(), 'pilotlight-pages-'));
  const filesDir = options.filesDir ?? join(folder, 'files');
  const { onLogLine } = options;
  const logger = onLogLine
    ? pino({ level: 'info' }, { write: (line: string) => onLogLine(JSON.parse(line)) })
    : pino({ level: 'silent' });
  const personalData = await openPersonalData({ url: databaseUrl, masterKey: 'q8Hd2LwZ5xVt9KcB3mNs7RfP1jYg4EaT' });
  const log = await openTestEventStore(databaseUrl, directUrl);
  const eventStore = personalData.over(log.eventStore);
  const models = allReadModels(personalData.contacts);
  const read = options.worker === false ? watchProjections : startProjections;
  const projections = await read({
    databaseUrl,
    eventStore,
    log: logger,
    models,
    auditSeed: await personalData.secret(auditSigning),
  });
  const backend = await createBackend({
    host: '127.0.0.1',
    port: 0,
    publicUrl: 'http://127.0.0.1',
    trustProxy: options.trustProxy ?? false,
    personalData,
    files: new DiskFiles(filesDir),
    admin,
    auditor: options.auditor === undefined ? auditor : options.auditor,
    developerPages: options.developerPages ?? false,
    openAi: options.openAi ?? null,
    google: options.google ?? null,
    payments: options.payments ?? { by: 'local' },
    paymentGraceDays: options.paymentGraceDays ?? 0,
    messaging: { ...outboxAlone, ...options.messaging },
    ...(options.webPages && { webPages: options.webPages }),
    ...(options.crm && { crm: options.crm }),
    databaseUrl,
    eventStore,
    readModels: { ...projections, caughtUp: projections.waitForPosition.bind(projections) },
    pages: standInPages(folder),
    logger,
    metricsPort: options.metricsPort,
    figures: [...eventLogFigures(log), foldingFigures(projections.progress.bind(projections))],
  });
  await backend.listen();
  const address = (await backend.app.getUrl()).replace('[::1]', '127.0.0.1');
  const database = new Pool({ connectionString: directUrl, max: 2 });
  return {
    address,
    databaseUrl: directUrl,
    filesDir,
    app: backend.app,
    logLine: log.logLine,
    database,
    call: (method, path, asking) => call(address, method, path, asking),
    asAdmin: (method, path, body) => call(address, method, path, { token: admin.token, body }),
    events: () => logged(eventStore),
    stored: async () => (await eventStore.readAllStored(start, 1_000)).events,
    rebuild: async () => void (await rebuild({ databaseUrl: directUrl, eventStore, models })),
    stop: async () => {
      await backend.stop();
      await projections.stop();
      await eventStore.close();
      await log.dispose();
      await personalData.close();
      await database.end();
      rmSync(folder, { recursive: true });
    },
  };
};
