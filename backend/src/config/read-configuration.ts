import { type Configuration, parseConfiguration } from '@pilotlight/contracts/configuration';
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** The environment, and `.env` in the working folder for the rest. Throws ConfigurationError. */
export const readConfiguration = (environment: NodeJS.ProcessEnv = withEnvFile()): Configuration =>
  parseConfiguration(environment);

const withEnvFile = (): NodeJS.ProcessEnv => {
  const fromFile = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  return { ...fromFile, ...process.env };
};
