import { z } from 'zod';
import {
  attemptProblemSchema,
  cancelReasonSchema,
  chosenEventsSchema,
  connectionKindSchema,
  connectionNameSchema,
  deliveryStatusSchema,
  forwardEventSchema,
  hookAddressSchema,
  hubspotDealSettingsSchema,
  offReasonSchema,
  privateAppTokenSchema,
  sentEventSchema,
} from '../values/connection';
import { confirmationSchema, noQuery, nothing } from './common';
import { deliveredLeadSchema } from './delivered-lead';
import { route } from './route';

/** Moments are ISO 8601 UTC. No secret: that is shown once, when it is made. */
export const connectionSchema = z.object({
  id: z.uuid(),
  kind: connectionKindSchema,
  name: z.string(),
  /** A webhook's address; null to whoever isn't of the firm, since it may be a secret itself. */
  url: z.string().nullable(),
  /** Where it goes to: "hooks.zapier.com". */
  host: z.string(),
  events: z.array(forwardEventSchema),
  /** Null where no deals are written. */
  deals: hubspotDealSettingsSchema.nullable(),
  enabled: z.boolean(),
  offReason: offReasonSchema.nullable(),
  createdAt: z.string(),
  failingSince: z.string().nullable(),
  lastDeliveredAt: z.string().nullable(),
  /** Until then messages bear a signature by the former secret, too. */
  formerSecretUntil: z.string().nullable(),
});
export type Connection = z.infer<typeof connectionSchema>;

export const attemptSchema = z.object({
  attempt: z.int(),
  at: z.string(),
  /** Null where no answer came, or the process stopped before it was noted. */
  status: z.int().nullable(),
  problem: attemptProblemSchema.nullable(),
  milliseconds: z.int().nullable(),
  /** The first 1 kB of the answer, as text; `[erased]` once its visitor is. */
  answer: z.string(),
});
export type Attempt = z.infer<typeof attemptSchema>;

export const deliverySchema = z.object({
  /** The webhook-id, the same for each attempt. */
  id: z.uuid(),
  event: sentEventSchema,
  leadId: z.uuid().nullable(),
  status: deliveryStatusSchema,
  cancelled: cancelReasonSchema.nullable(),
  at: z.string(),
  nextAttemptAt: z.string().nullable(),
  /** Oldest first. */
  attempts: z.array(attemptSchema),
});
export type Delivery = z.infer<typeof deliverySchema>;

export const connectionList = z.object({ connections: z.array(connectionSchema) });
export const oneConnection = z.object({ connection: connectionSchema });
/** `secret` is shown this once; null where the other side made it. */
const withSecret = oneConnection.extend({ secret: z.string().nullable() });
const delivered = z.object({ delivery: deliverySchema });
const own = { access: 'installer', query: noQuery } as const;
const path = '/api/installer/connections';

export const ownConnections = route({
  ...own,
  method: 'GET',
  path,
  summary: 'The systems that the signed-in installer has its leads sent to',
  body: nothing,
  response: connectionList,
});

export const addConnection = route({
  ...own,
  method: 'POST',
  path,
  status: 201,
  summary: 'Connects a webhook (Zapier and Make too) or HubSpot; the signing secret is shown this once',
  body: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('webhook'),
      name: connectionNameSchema,
      url: hookAddressSchema,
      events: chosenEventsSchema,
    }),
    z.object({
      kind: z.literal('hubspot'),
      name: connectionNameSchema,
      token: privateAppTokenSchema,
      events: chosenEventsSchema,
      /** A deal for each lead; null for contacts alone. */
      deals: hubspotDealSettingsSchema.nullable().default(null),
    }),
  ]),
  response: withSecret,
});

export const changeConnection = route({
  ...own,
  method: 'PATCH',
  path: `${path}/:connectionId`,
  summary: 'Changes a connection, or switches it on or off',
  body: z.object({
    name: connectionNameSchema.optional(),
    url: hookAddressSchema.optional(),
    token: privateAppTokenSchema.optional(),
    events: chosenEventsSchema.optional(),
    deals: hubspotDealSettingsSchema.nullable().optional(),
    enabled: z.boolean().optional(),
  }),
  response: oneConnection,
});

export const deleteConnection = route({
  ...own,
  method: 'DELETE',
  path: `${path}/:connectionId`,
  summary: 'Ends a connection: its secret and its delivery log go, and what still waits is not sent',
  body: nothing,
  response: confirmationSchema,
});

export const rotateConnectionSecret = route({
  ...own,
  method: 'POST',
  path: `${path}/:connectionId/rotate`,
  summary: "Makes a new signing secret; for a day messages bear both secrets' signatures",
  body: nothing,
  response: withSecret,
});

export const testConnection = route({
  ...own,
  method: 'POST',
  path: `${path}/:connectionId/test`,
  summary: 'Sends a test now, once, and says what came of it',
  body: nothing,
  response: delivered,
});

export const connectionDeliveries = route({
  ...own,
  method: 'GET',
  path: `${path}/:connectionId/deliveries`,
  summary: 'What was sent by a connection in the last 30 days, the newest first, with each attempt',
  body: nothing,
  query: z.object({ before: z.uuid().optional(), status: deliveryStatusSchema.optional() }),
  /** `leads`: those of these deliveries that are leads still. */
  response: z.object({ deliveries: z.array(deliverySchema), leads: z.array(deliveredLeadSchema), more: z.boolean() }),
});

export const redeliver = route({
  ...own,
  method: 'POST',
  path: `${path}/:connectionId/deliveries/:deliveryId/redeliver`,
  summary: 'Sends one again, now, under the same webhook-id',
  body: nothing,
  response: delivered,
});
