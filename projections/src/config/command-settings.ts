import { ConfigurationError, parseConfiguration } from '@pilotlight/contracts/configuration';
import { eventStoreOptions, type EventStoreOptions } from '@pilotlight/event-store/open-event-store';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withEnvFile } from './read-configuration';

/** Where a command finds the product's data, running or not. */
export interface CommandSettings {
  /** Absent: the PostgreSQL that is embedded in the data folder. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Absent where neither the settings nor the data folder name it. */
  readonly masterKey: string | undefined;
  readonly previousMasterKey: string | undefined;
  /** Where the log is kept, the read models' PostgreSQL being the one given. */
  readonly logOf: (databaseUrl: string) => EventStoreOptions;
}

/** The master key that the first start has made, where the settings left it open. Throws ConfigurationError. */
const keptMasterKey = (dataDir: string): string | undefined => {
  const file = join(dataDir, 'secrets.json');
  if (!existsSync(file)) return undefined;
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof kept === 'object' && kept !== null && 'MASTER_KEY' in kept) return String(kept.MASTER_KEY);
  } catch {
    throw new ConfigurationError([`${file} can't be read`]);
  }
  return undefined;
};

/** The settings of the product as a command sees them: environment, `.env`, and what the data folder keeps. Throws ConfigurationError. */
export const readCommandSettings = (environment: NodeJS.ProcessEnv = withEnvFile()): CommandSettings => {
  const configuration = parseConfiguration(environment);
  const { DATABASE_URL, DATA_DIR, MASTER_KEY, MASTER_KEY_PREVIOUS, NODE_ENV } = configuration;
  return {
    databaseUrl: DATABASE_URL,
    dataDir: DATA_DIR,
    masterKey: MASTER_KEY ?? (NODE_ENV === 'production' ? undefined : keptMasterKey(DATA_DIR)),
    previousMasterKey: MASTER_KEY_PREVIOUS,
    logOf: (databaseUrl) => eventStoreOptions(configuration, databaseUrl),
  };
};

/** The folder that a command was typed in, from which the files it names are found. */
export const typedIn = (environment: NodeJS.ProcessEnv = process.env): string =>
  environment['INIT_CWD'] ?? process.cwd();
