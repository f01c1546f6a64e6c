import { z } from 'zod';
import { paymentFaults, paymentShape } from './payment-configuration';
import { messagingFaults, messagingShape, present } from './messaging-configuration';

const port = z.coerce.number().int().min(1).max(65535);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const addresses = z
  .string()
  .transform((list) => list.split(',').map((address) => address.trim()))
  .pipe(z.array(z.string().regex(/^[^\s:]+:\d{1,5}$/, 'each is host:port')));
const budget = z
  .string()
  .regex(/^\d{1,12} tokens, \d{1,9}(?:\.\d{1,4})? pence, \d{1,9} seconds$/, 'it is "N tokens, N pence, N seconds"')
  .transform((words) => {
    const [tokens = 0, pence = 0, seconds = 0] = words.split(', ').map(Number.parseFloat);
    return { tokens, pence, milliseconds: seconds * 1_000 };
  });

/** Used where the environment names nobody, outside production only. */
export const sampleLogins = { admin: 'admin@pilotlight.example', auditor: 'auditor@pilotlight.example' } as const;

const siteAddress = z
  .url({ protocol: /^https?$/ })
  .refine((url) => !URL.canParse(url) || `${new URL(url).origin}/` === new URL(url).href, 'an address without a path');

/** Several hosts may stand in one connection string, which no URL parser would take. */
const kurrentDbUrl = /^(?:kurrentdb|kurrent|kdb|esdb)(?:\+discover)?:\/\/[^\s/]+/;

/** By environment variable; docs/settings.md and .env.example say the same. */
export const configurationSchema = z.object({
  NODE_ENV: present(z.enum(['development', 'production', 'test']).default('development')),
  PORT: present(port.default(3000)),
  HOST: present(z.string().default('127.0.0.1')),
  PUBLIC_URL: present(siteAddress.optional()),
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
  OPENAI_API_KEY: present(z.string().optional()),
  OPENAI_BASE_URL: present(z.url({ protocol: /^https?$/ }).default('https://api.openai.com/v1')),
  OPENAI_MODEL: present(z.string().default('gpt-5.4-mini')),
  OPENAI_PENCE_PER_MILLION_INPUT: present(z.coerce.number().min(0).default(60)),
  OPENAI_PENCE_PER_MILLION_OUTPUT: present(z.coerce.number().min(0).default(360)),
  OPENAI_TIMEOUT_SECONDS: present(z.coerce.number().min(0.1).max(9).default(8)),
  OPENAI_SESSION_BUDGET: present(budget.prefault('100000 tokens, 20 pence, 300 seconds')),
  OPENAI_TENANT_DAY_BUDGET: present(budget.prefault('1000000 tokens, 100 pence, 7200 seconds')),
  OPENAI_DAY_BUDGET: present(budget.prefault('20000000 tokens, 2000 pence, 200000 seconds')),
  TRUST_PROXY: present(flag.default(false)),
  S3_BUCKET: present(z.string().optional()),
  AWS_REGION: present(z.string().optional()),
  AWS_ACCESS_KEY_ID: present(z.string().optional()),
  AWS_SECRET_ACCESS_KEY: present(z.string().optional()),
  AWS_ENDPOINT_URL: present(z.url({ protocol: /^https?$/ }).optional()),
  ...messagingShape,
  ...paymentShape,
  GOOGLE_CLIENT_ID: present(z.string().optional()),
  GOOGLE_CLIENT_SECRET: present(z.string().optional()),
  GOOGLE_API_BASE: present(z.url({ protocol: /^https?$/ }).optional()),
  HUBSPOT_API_BASE: present(z.url({ protocol: /^https?$/ }).optional()),
  METRICS_PORT: present(port.optional()),
  METRICS_HOST: present(z.string().default('127.0.0.1')),
});

export type Configuration = z.infer<typeof configurationSchema>;

/** Its message names variables, never their values. */
export class ConfigurationError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`Pilotlight can't start with these settings:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'ConfigurationError';
  }
}

/** Throws ConfigurationError, with a fault for every variable that is wrong. */
export const parseConfiguration = (environment: Readonly<Record<string, string | undefined>>): Configuration => {
  const parsed = configurationSchema.safeParse(environment);
  if (!parsed.success)
    throw new ConfigurationError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  const { EVENT_STORE, KURRENTDB_URL, FEED, KAFKA_BROKERS, PORT, METRICS_PORT } = parsed.data;
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = parsed.data;
  const faults = [
    ...(EVENT_STORE === 'kurrentdb' && !KURRENTDB_URL ? ['KURRENTDB_URL: EVENT_STORE=kurrentdb needs it'] : []),
    ...(PORT === METRICS_PORT ? ['METRICS_PORT: the same as PORT; give it another'] : []),
    ...(FEED === 'kafka' && !KAFKA_BROKERS ? ['KAFKA_BROKERS: FEED=kafka needs it'] : []),
    ...messagingFaults(parsed.data),
    ...paymentFaults(parsed.data),
    ...(GOOGLE_CLIENT_ID && !GOOGLE_CLIENT_SECRET ? ['GOOGLE_CLIENT_SECRET: GOOGLE_CLIENT_ID needs it'] : []),
    ...(GOOGLE_CLIENT_SECRET && !GOOGLE_CLIENT_ID ? ['GOOGLE_CLIENT_ID: GOOGLE_CLIENT_SECRET needs it'] : []),
  ];
  if (faults.length > 0) throw new ConfigurationError(faults);
  return parsed.data;
};
