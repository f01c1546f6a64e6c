import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65535);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const addresses = z
  .string()
  .transform((list) => list.split(',').map((address) => address.trim()))
  .pipe(z.array(z.string().regex(/^[^\s:]+:\d{1,5}$/, 'each is host:port')));
/** An empty variable counts as absent, so that a copied .env.example changes nothing. */
const present = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (value === '' ? undefined : value), schema);

/** Several hosts may stand in one connection string, which no URL parser would take. */
const kurrentDbUrl = /^(?:kurrentdb|kurrent|kdb|esdb)(?:\+discover)?:\/\/[^\s/]+/;

/** Every setting, by environment variable. README's table and .env.example say the same. */
export const configurationSchema = z.object({
  NODE_ENV: present(z.enum(['development', 'production', 'test']).default('development')),
  PORT: present(port.default(3000)),
  HOST: present(z.string().default('127.0.0.1')),
  PUBLIC_URL: present(z.url({ protocol: /^https?$/ }).optional()),
  DATA_DIR: present(z.string().default('./data')),
  DATABASE_URL: present(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  EVENT_STORE: present(z.enum(['postgres', 'kurrentdb']).default('postgres')),
  KURRENTDB_URL: present(z.string().regex(kurrentDbUrl, 'it is not kurrentdb://host:port').optional()),
  FEED: present(z.enum(['store', 'kafka']).default('store')),
  KAFKA_BROKERS: present(addresses.optional()),
  KAFKA_PARTITIONS: present(z.coerce.number().int().min(1).max(1_000).default(6)),
  ADMIN_EMAIL: present(z.email().optional()),
  ADMIN_PASSWORD: present(z.string().optional()),
  ADMIN_TOKEN: present(z.string().optional()),
  AUDITOR_EMAIL: present(z.email().optional()),
  AUDITOR_PASSWORD: present(z.string().optional()),
  AUDITOR_SEES_PERSONAL_DATA: present(flag.default(false)),
  MASTER_KEY: present(z.string().optional()),
  MASTER_KEY_PREVIOUS: present(z.string().optional()),
  TRUST_PROXY: present(flag.default(false)),
  METRICS_PORT: present(port.optional()),
  METRICS_HOST: present(z.string().default('127.0.0.1')),
});

export type Configuration = z.infer<typeof configurationSchema>;

/** Settings that are missing or wrong. The message names variables, never their values. */
export class ConfigurationError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`Pilotlight can't start with these settings:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'ConfigurationError';
  }
}

/** The settings that an environment holds. Throws ConfigurationError, with a fault for every variable that is wrong. */
export const parseConfiguration = (environment: Readonly<Record<string, string | undefined>>): Configuration => {
  const parsed = configurationSchema.safeParse(environment);
  if (!parsed.success)
    throw new ConfigurationError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  const { EVENT_STORE, KURRENTDB_URL, FEED, KAFKA_BROKERS } = parsed.data;
  const faults = [
    ...(EVENT_STORE === 'kurrentdb' && !KURRENTDB_URL ? ['KURRENTDB_URL: EVENT_STORE=kurrentdb needs it'] : []),
    ...(FEED === 'kafka' && !KAFKA_BROKERS ? ['KAFKA_BROKERS: FEED=kafka needs it'] : []),
  ];
  if (faults.length > 0) throw new ConfigurationError(faults);
  return parsed.data;
};
