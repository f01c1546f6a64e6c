import { z } from 'zod';
import { channelSchema } from '../values/notification-event';
import { noQuery, nothing } from './common';
import { route } from './route';

/** What Pilotlight asks of others. */
export const providerUses = ['email', 'texts', 'assistant', 'payments', 'files'] as const;
export type ProviderUse = (typeof providerUses)[number];

/** Who does it: a provider by name, or what stands in without keys. */
export const providerNames = [
  'outbox',
  'smtp',
  'ses',
  'twilio',
  'openai',
  'scripted',
  'stripe',
  'local',
  'nobody',
  'store',
] as const;
export type ProviderName = (typeof providerNames)[number];

export const providerFaultSchema = z.enum(['unreachable', 'busy', 'not-authorised', 'timeout', 'unusable']);
export type ProviderFault = z.infer<typeof providerFaultSchema>;

/**
 * As the process that answers has seen it since it started; times are ISO 8601 UTC. `failures` are those since the last success;
 * `restsUntil` is set while the provider is not asked because it failed.
 */
export const providerStateSchema = z.object({
  use: z.enum(providerUses),
  by: z.enum(providerNames),
  lastSuccessAt: z.string().nullable(),
  lastFailureAt: z.string().nullable(),
  failures: z.int(),
  fault: providerFaultSchema.nullable(),
  restsUntil: z.string().nullable(),
});
export type ProviderState = z.infer<typeof providerStateSchema>;

/** Of one channel, in all processes. `retrying` failed and are tried again; the counts are of the last 24 hours, the times of the last seven days. */
export const channelHealthSchema = z.object({
  channel: channelSchema,
  queued: z.int(),
  overdueSeconds: z.number(),
  retrying: z.int(),
  sent: z.int(),
  failed: z.int(),
  unknown: z.int(),
  lastSuccessAt: z.string().nullable(),
  lastFailureAt: z.string().nullable(),
});
export type ChannelHealth = z.infer<typeof channelHealthSchema>;

/** `kept` is false where no process has kept the read model for some seconds; `quarantined` counts streams. */
export const readModelHealthSchema = z.object({
  name: z.string(),
  lagMs: z.number(),
  kept: z.boolean(),
  quarantined: z.int(),
});
export type ReadModelHealth = z.infer<typeof readModelHealthSchema>;

export const platformHealthSchema = z.object({
  at: z.string(),
  /** False while PostgreSQL takes no writes. */
  writable: z.boolean(),
  /** Null where it can't be told. */
  readModels: z.array(readModelHealthSchema).nullable(),
  /** Jobs that are due and wait for a worker, and for how long the oldest does; null where it can't be told. */
  jobs: z.object({ waiting: z.int(), oldestSeconds: z.number() }).nullable(),
  channels: z.array(channelHealthSchema),
  providers: z.array(providerStateSchema),
  /** Events that a policy could not react to; policies without any are left out. */
  setAside: z.array(z.object({ policy: z.string(), events: z.int() })),
});
export type PlatformHealth = z.infer<typeof platformHealthSchema>;

export const platformHealth = route({
  method: 'GET',
  path: '/api/admin/health',
  access: 'admin',
  summary: 'What the platform runs on: read models, jobs, messages, providers and what was set aside',
  body: nothing,
  query: noQuery,
  response: z.object({ health: platformHealthSchema }),
});
