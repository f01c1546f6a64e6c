import { type Configuration, ConfigurationError, parseConfiguration } from '@pilotlight/contracts/configuration';
import { masterKeyFault } from '@pilotlight/contracts/secret-strength';
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

export type WorkerConfiguration = Configuration & { readonly DATABASE_URL: string; readonly MASTER_KEY: string };

/** From the environment, and `.env` in the working folder for the rest. Throws ConfigurationError. */
export const readConfiguration = (environment: NodeJS.ProcessEnv = withEnvFile()): WorkerConfiguration => {
  const { DATABASE_URL, MASTER_KEY, ...rest } = parseConfiguration(environment);
  if (DATABASE_URL === undefined || MASTER_KEY === undefined)
    throw new ConfigurationError(
      Object.entries({ DATABASE_URL, MASTER_KEY }).flatMap(([name, value]) => (value ? [] : `${name} is missing`)),
    );
  // The first to start on a new database seals it with its own key.
  const fault = rest.NODE_ENV === 'production' ? masterKeyFault(MASTER_KEY) : null;
  if (fault !== null) throw new ConfigurationError([fault]);
  return { ...rest, DATABASE_URL, MASTER_KEY };
};

const withEnvFile = (): NodeJS.ProcessEnv => {
  const fromFile = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  return { ...fromFile, ...process.env };
};
