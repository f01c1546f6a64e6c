import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65535);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
/** An empty variable counts as absent, so that a copied .env.example changes nothing. */
const present = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (value === '' ? undefined : value), schema);

/** Every setting, by environment variable. README's table and .env.example say the same. */
export const configurationSchema = z.object({
  NODE_ENV: present(z.enum(['development', 'production', 'test']).default('development')),
  PORT: present(port.default(3000)),
  HOST: present(z.string().default('127.0.0.1')),
  PUBLIC_URL: present(z.url({ protocol: /^https?$/ }).optional()),
  DATA_DIR: present(z.string().default('./data')),
  DATABASE_URL: present(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  EVENT_STORE: present(z.enum(['postgres', 'kurrentdb']).default('postgres')),
  FEED: present(z.enum(['store', 'kafka']).default('store')),
  ADMIN_EMAIL: present(z.email().optional()),
  ADMIN_PASSWORD: present(z.string().optional()),
  ADMIN_TOKEN: present(z.string().optional()),
  MASTER_KEY: present(z.string().optional()),
  TRUST_PROXY: present(flag.default(false)),
  METRICS_PORT: present(port.optional()),
});

export type Configuration = z.infer<typeof configurationSchema>;
