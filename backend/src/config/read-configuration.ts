import type { Configuration } from '@pilotlight/contracts/configuration';
import { configurationSchema } from '@pilotlight/contracts/configuration';
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Settings that are missing or wrong. The message names variables, never their values. */
export class ConfigurationError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`Pilotlight can't start with these settings:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'ConfigurationError';
  }
}

/** Reads the environment, and `.env` in the working folder for what the environment leaves open. */
export const readConfiguration = (environment: NodeJS.ProcessEnv = withEnvFile()): Configuration => {
  const parsed = configurationSchema.safeParse(environment);
  if (parsed.success) return parsed.data;
  throw new ConfigurationError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
};

const withEnvFile = (): NodeJS.ProcessEnv => {
  const fromFile = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  return { ...fromFile, ...process.env };
};
