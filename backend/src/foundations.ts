import type { Provider } from '@nestjs/common';
import type { EventStore } from '@pilotlight/event-store/event-store';
import { ChainReader } from '@pilotlight/projections/audit/chain.reader';
import { ReadDatabase } from '@pilotlight/projections/read-database';
import type { Pool } from 'pg';
import { AssistantSpend } from './database/assistant-spend';
import { DatabaseAddress } from './database/database-address';
import { PhotoUploads } from './database/photo-uploads';
import { openPool } from './database/pool';
import { Files } from './gateways/files/files';
import { PhotoLinks } from './conversations/photos/photo-links';
import { ChainOfEvents } from './audit/chain-of-events';
import { AssistantEngine } from '@pilotlight/assistant/assistant-engine';
import { SlotFinder } from '@pilotlight/assistant/slot-finder';
import type { EngineWatch } from './gateways/assistant/engine-watch';
import { openEngine, type OpenAiSettings } from './gateways/assistant/open-engine';
import { WebPages } from './gateways/web-pages/web-pages';
import { WebPagesOverHttp } from './gateways/web-pages/web-pages-over-http';
import { SlotsByPhone } from './gateways/slots/slots-by-phone';
import { ReadModels } from './read-side/read-models';
import { BlindIndex } from './secrets/blind-index';
import { CredentialVault } from './secrets/credential-vault';
import type { Sealing } from '@pilotlight/event-store/personal-data/sealing';
import { ErasureLedger } from '@pilotlight/event-store/personal-data/postgres/erasure-ledger';
import { PostgresKeyRing } from '@pilotlight/event-store/personal-data/postgres/postgres-key-ring';
import type { PersonalData } from '@pilotlight/event-store/personal-data/postgres/personal-data';
import { AdminAccount } from './sessions/admin-account';
import { AuditorAccount } from './sessions/auditor-account';
import type { AuditorCredentials } from './sessions/auditor-account';
import { resealSecrets } from './secrets/reseal-secrets';
import { DashboardSessions } from './sessions/dashboard-sessions';
import { LoginThrottle } from './sessions/login-throttle';
import { WidgetSessions } from './sessions/widget-sessions';
import { EVENT_STORE } from './write-side/aggregate.module';
import { EventLog } from './write-side/event-log';

export interface AdminCredentials {
  readonly email: string;
  readonly password: string;
  readonly token?: string | undefined;
}

export interface FoundationOptions {
  readonly databaseUrl: string;
  readonly eventStore: EventStore;
  readonly readModels: ReadModels;
  readonly personalData: PersonalData;
  readonly files: Files;
  readonly admin: AdminCredentials;
  /** Null where nobody may sign in as one. */
  readonly auditor: AuditorCredentials | null;
  readonly onDatabaseError: (error: Error) => void;
  /** Null where the script answers alone. */
  readonly openAi: OpenAiSettings | null;
  /** The public web's alone where absent. */
  readonly webPages?: WebPages;
  /** Told what an operator of a model wants to see; never words of a conversation. */
  readonly onAssistant: EngineWatch;
}

/** What the whole backend stands on, opened once. */
export interface Foundations {
  readonly pool: Pool;
  readonly address: DatabaseAddress;
  readonly eventStore: EventStore;
  readonly readDatabase: ReadDatabase;
  readonly readModels: ReadModels;
  readonly chain: ChainOfEvents;
  readonly index: BlindIndex;
  readonly vault: CredentialVault;
  readonly admin: AdminAccount;
  readonly auditor: AuditorAccount;
  readonly personalData: PersonalData;
  readonly slots: SlotFinder;
  readonly engine: AssistantEngine;
  readonly files: Files;
  readonly photoLinks: PhotoLinks;
  readonly webPages: WebPages;
}

/** Expects schema `access` to be there. */
export const openFoundations = async (options: FoundationOptions): Promise<Foundations> => {
  const { databaseUrl, eventStore, readModels, personalData, files, admin, auditor } = options;
  const { sealing } = personalData;
  const pool = openPool(databaseUrl, options.onDatabaseError);
  const opened = Promise.all([
    openIndex(pool, sealing),
    personalData.secret('audit-signing'),
    personalData.secret('file-links'),
  ]);
  const [index, signingSeed, linkSecret] = await opened.catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  const readDatabase = new ReadDatabase(databaseUrl);
  const slots = new SlotsByPhone();
  const adminCredentialId = index.asId('account', JSON.stringify(['admin', admin.email, admin.password]));
  const auditorCredentialId = index.asId('account', JSON.stringify(['auditor', auditor?.email, auditor?.password]));
  return {
    pool,
    address: new DatabaseAddress(databaseUrl),
    eventStore,
    slots,
    engine: openEngine(options.openAi, slots, new AssistantSpend(pool), options.onAssistant),
    personalData,
    files,
    photoLinks: new PhotoLinks(linkSecret),
    webPages: options.webPages ?? new WebPagesOverHttp(),
    readDatabase,
    readModels,
    chain: new ChainReader({ readers: readDatabase, eventStore, databaseUrl, signingSeed }),
    index,
    vault: new CredentialVault(pool, sealing),
    admin: new AdminAccount(admin.email, admin.password, admin.token, adminCredentialId),
    auditor: new AuditorAccount(auditor, auditorCredentialId),
  };
};

const openIndex = async (pool: Pool, sealing: Sealing): Promise<BlindIndex> => {
  await resealSecrets(pool, sealing);
  return await BlindIndex.open(pool, sealing);
};

export const foundationProviders = (foundations: Foundations): Provider[] => {
  const { pool, index } = foundations;
  return [
    { provide: ReadDatabase, useValue: foundations.readDatabase },
    { provide: ReadModels, useValue: foundations.readModels },
    { provide: DatabaseAddress, useValue: foundations.address },
    { provide: EventLog, useValue: foundations.eventStore },
    { provide: EVENT_STORE, useValue: foundations.eventStore },
    { provide: SlotFinder, useValue: foundations.slots },
    { provide: AssistantEngine, useValue: foundations.engine },
    { provide: ChainOfEvents, useValue: foundations.chain },
    { provide: BlindIndex, useValue: index },
    { provide: PostgresKeyRing, useValue: foundations.personalData.keys },
    { provide: ErasureLedger, useValue: foundations.personalData.ledger },
    { provide: CredentialVault, useValue: foundations.vault },
    { provide: AdminAccount, useValue: foundations.admin },
    { provide: AuditorAccount, useValue: foundations.auditor },
    { provide: Files, useValue: foundations.files },
    { provide: PhotoLinks, useValue: foundations.photoLinks },
    { provide: WebPages, useValue: foundations.webPages },
    { provide: PhotoUploads, useFactory: () => new PhotoUploads(pool) },
    { provide: DashboardSessions, useFactory: () => new DashboardSessions(pool) },
    { provide: WidgetSessions, useFactory: () => new WidgetSessions(pool) },
    { provide: LoginThrottle, useFactory: () => new LoginThrottle(pool, index) },
  ];
};
