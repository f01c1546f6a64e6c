import { z } from 'zod';
import { actorKinds, actorSchema } from '../events/event';
import { slugSchema } from '../values/slug';
import { momentSchema } from '../values/moment';
import { noQuery, nothing } from './common';
import { route } from './route';

/** Of all calls here: times are ISO 8601 UTC; an event's `number` is its place in the whole log, which has gaps. */

/** An envelope without data. `installerId` is null for what concerns no single installer. */
export const auditEntrySchema = z.object({
  id: z.uuid(),
  number: z.int(),
  type: z.string(),
  installerId: slugSchema.nullable(),
  actor: actorSchema,
  at: z.string(),
  stream: z.string(),
  revision: z.int(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditedInstallers = route({
  method: 'GET',
  path: '/api/audit/installers',
  access: 'auditor',
  summary: 'Installers of whom the log holds events, by slug',
  body: nothing,
  query: z.object({
    search: z.string().max(63).default(''),
  }),
  response: z.object({ installers: z.array(slugSchema) }),
});

/** A search counts no further than this. */
export const countedAtMost = 1_000;

export const searchEvents = route({
  method: 'GET',
  path: '/api/audit/events',
  access: 'auditor',
  summary: 'Events of the log by installer, type, actor and time, newest first',
  body: nothing,
  query: z.object({
    installer: slugSchema.optional(),
    type: z.string().max(100).optional(),
    actor: z.enum(actorKinds).optional(),
    from: momentSchema.optional(),
    to: momentSchema.optional(),
    before: z.coerce.number().int().min(1).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  response: z.object({
    entries: z.array(auditEntrySchema),
    /** Pass it for the next page; null on the last one. */
    older: z.int().nullable(),
    /** On all pages; countedAtMost where there are that many or more. */
    found: z.int(),
  }),
});

export const auditedValueSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('shown'), text: z.string() }),
  z.object({ kind: z.enum(['hidden', 'erased', 'empty']) }),
]);
export type AuditedValue = z.infer<typeof auditedValueSchema>;

export const auditedFieldSchema = z.object({ name: z.string(), value: auditedValueSchema });
export type AuditedField = z.infer<typeof auditedFieldSchema>;

export const chainLinkSchema = z.object({
  before: z.string().nullable(),
  own: z.string(),
  sealedAt: z.string().nullable(),
});
export type ChainLink = z.infer<typeof chainLinkSchema>;

const causationEventSchema = auditEntrySchema.extend({
  note: z.string(),
  /** The id of the event or outside fact that it follows from. */
  causedBy: z.string().nullable(),
});

export const eventCausationSchema = z.object({
  events: z.array(causationEventSchema),
  outside: z.array(z.object({ id: z.string(), title: z.string(), note: z.string(), at: z.string() })),
  /** Such as a suspension, from one event to another. Milliseconds. */
  spans: z.array(z.object({ from: z.uuid(), to: z.uuid(), what: z.string(), lasted: z.number() })),
  more: z.boolean(),
});
export type EventCausation = z.infer<typeof eventCausationSchema>;
export type CausationEvent = EventCausation['events'][number];

/** An API key of an installer's own system; without a name once it is revoked. */
export const auditedKeySchema = z.object({ id: z.uuid(), name: z.string().nullable(), ending: z.string().nullable() });
export type AuditedKey = z.infer<typeof auditedKeySchema>;

export const auditedEvent = route({
  method: 'GET',
  path: '/api/audit/events/:eventId',
  access: 'auditor',
  summary: 'One event and its whole story, personal words hidden',
  body: nothing,
  query: noQuery,
  response: z.object({
    /** `fields` is null where this version can't read the event, or its personal words were tampered with. */
    event: auditEntrySchema.extend({
      fields: z.array(auditedFieldSchema).nullable(),
      /** By which the actor's own system did it; null where a person did. */
      byKey: auditedKeySchema.nullable(),
    }),
    story: eventCausationSchema,
    link: chainLinkSchema.nullable(),
  }),
});
export type AuditedEvent = z.infer<typeof auditedEvent.response>;

export const viewEventPersonalData = route({
  method: 'POST',
  path: '/api/audit/events/:eventId/personal-data',
  access: 'auditor',
  summary: "One event's fields with personal words, where the role may see them; the look is logged first",
  body: nothing,
  query: noQuery,
  response: z.object({ fields: z.array(auditedFieldSchema) }),
});

const chainedEventSchema = z.object({ id: z.uuid(), number: z.int() });

/** Minutes drawn, the current one last. */
export const chainMinutes = 30;

export const chainStatusSchema = z.object({
  installerId: slugSchema,
  count: z.int(),
  upTo: chainedEventSchema.nullable(),
  head: z.string().nullable(),
  since: z.string().nullable(),
  sealedAt: z.string().nullable(),
  /** Oldest first, without a gap. `sealed`: a seal was set in that minute. */
  minutes: z.array(z.object({ at: z.string(), events: z.int(), sealed: z.boolean() })).length(chainMinutes),
  /** Null before the first check. `since`: how many were chained after `upTo`; `brokenAt`: the first event that disagrees. */
  check: z
    .object({
      at: z.string(),
      upTo: chainedEventSchema.nullable(),
      since: z.int(),
      brokenAt: chainedEventSchema.nullable(),
    })
    .nullable(),
});
export type ChainStatus = z.infer<typeof chainStatusSchema>;

export const chainStatus = route({
  method: 'GET',
  path: '/api/audit/installers/:slug/chain',
  access: 'auditor',
  summary: "How far an installer's events are chained and sealed, and whether the last check found them whole",
  body: nothing,
  query: noQuery,
  response: z.object({ chain: chainStatusSchema }),
});

export const verifyChain = route({
  method: 'POST',
  path: '/api/audit/installers/:slug/chain/verify',
  access: 'auditor',
  summary: "Compares an installer's log with its chain, from the first event to the last",
  body: nothing,
  query: noQuery,
  response: z.object({ chain: chainStatusSchema }),
});

/** Sent before the first line: how many events the export will hold. */
export const exportCountHeader = 'x-export-events';

export const exportChain = route({
  method: 'POST',
  path: '/api/audit/installers/:slug/export',
  access: 'auditor',
  summary: "An installer's events as kept, chained: streamed NDJSON, the seal in its last line",
  body: nothing,
  query: noQuery,
  response: z.string(),
});
