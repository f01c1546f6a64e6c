import { type Configuration, sampleLogins } from '@pilotlight/contracts/configuration';
import { makeDataFolder } from '@pilotlight/event-store/embedded-postgres/data-folder';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';

const keptSchema = z.object({
  ADMIN_PASSWORD: z.string(),
  ADMIN_TOKEN: z.string(),
  /** Absent in what an earlier version kept. */
  AUDITOR_PASSWORD: z.string().optional(),
  MASTER_KEY: z.string(),
  DEMO_PASSWORD: z.string(),
  /** Whether the passwords were shown: a first start that dies before leaves it to the next. */
  announced: z.boolean().default(false),
});
export type KeptSecrets = Required<z.infer<typeof keptSchema>>;

const secret = (bytes: number): string => randomBytes(bytes).toString('base64url');

export const secretsFile = (dataDir: string): string => join(dataDir, 'secrets.json');

/** Made once and kept in the data folder, readable by its owner only. */
export const firstStartSecrets = (dataDir: string): KeptSecrets => {
  const file = secretsFile(dataDir);
  if (existsSync(file)) return completed(file, keptSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));
  makeDataFolder(dataDir);
  const secrets: KeptSecrets = {
    ADMIN_PASSWORD: secret(15),
    ADMIN_TOKEN: secret(32),
    AUDITOR_PASSWORD: secret(15),
    MASTER_KEY: secret(32),
    DEMO_PASSWORD: secret(9),
    announced: false,
  };
  keep(file, secrets);
  return secrets;
};

const completed = (file: string, kept: z.infer<typeof keptSchema>): KeptSecrets => {
  const secrets = { ...kept, AUDITOR_PASSWORD: kept.AUDITOR_PASSWORD ?? secret(15) };
  if (kept.AUDITOR_PASSWORD === undefined) keep(file, secrets);
  return secrets;
};

export const markAnnounced = (dataDir: string, secrets: KeptSecrets): void =>
  keep(secretsFile(dataDir), { ...secrets, announced: true });

/** All or nothing: half a file would lock everybody out of what it sealed. */
const keep = (file: string, secrets: KeptSecrets): void => {
  rmSync(`${file}.new`, { force: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
};

/** The environment's values win; production adds nothing. */
export const withSecrets = (configuration: Configuration, secrets: KeptSecrets): Configuration => ({
  ...configuration,
  ADMIN_EMAIL: configuration.ADMIN_EMAIL ?? sampleLogins.admin,
  ADMIN_PASSWORD: configuration.ADMIN_PASSWORD ?? secrets.ADMIN_PASSWORD,
  ADMIN_TOKEN: configuration.ADMIN_TOKEN ?? secrets.ADMIN_TOKEN,
  AUDITOR_EMAIL: configuration.AUDITOR_EMAIL ?? sampleLogins.auditor,
  AUDITOR_PASSWORD: configuration.AUDITOR_PASSWORD ?? secrets.AUDITOR_PASSWORD,
  MASTER_KEY: configuration.MASTER_KEY ?? secrets.MASTER_KEY,
});
