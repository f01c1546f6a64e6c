import { z } from 'zod';
import { actorKinds, actorSchema } from '../events/event';
import { slugSchema } from '../values/slug';
import { momentSchema } from '../values/moment';
import { noQuery, nothing } from './common';
import { route } from './route';

/** Of all calls here: times are ISO 8601 UTC; an event's `number` is its place in the whole log, which has gaps. */

/** One event's envelope. Nothing of its data. `installerId` is null for what concerns no single installer. */
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
    /** How the slug begins. */
    search: z.string().max(63).default(''),
  }),
  /** Twenty at most. */
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
    /** Absent: of the whole platform. */
    installer: slugSchema.optional(),
    type: z.string().max(100).optional(),
    actor: z.enum(actorKinds).optional(),
    /** Inclusive. */
    from: momentSchema.optional(),
    /** Exclusive. */
    to: momentSchema.optional(),
    /** Only what is older than the event of this number: the `older` of the page before. */
    before: z.coerce.number().int().min(1).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  response: z.object({
    entries: z.array(auditEntrySchema),
    /** Ask with it for the next page; null on the last one. */
    older: z.int().nullable(),
    /** How many match, on all pages; countedAtMost where there are that many or more. */
    found: z.int(),
  }),
});

/** One field of an event or an account. `hidden` is personal and not shown, `erased` will never be again, `empty` was left open. */
export const auditedValueSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('shown'), text: z.string() }),
  z.object({ kind: z.enum(['hidden', 'erased', 'empty']) }),
]);
export type AuditedValue = z.infer<typeof auditedValueSchema>;

export const auditedFieldSchema = z.object({ name: z.string(), value: auditedValueSchema });
export type AuditedField = z.infer<typeof auditedFieldSchema>;

/** An event in its chain: SHA-256 in hex of the link before it (null for the first) and of its own, and when it was sealed. */
export const chainLinkSchema = z.object({
  before: z.string().nullable(),
  own: z.string(),
  sealedAt: z.string().nullable(),
});
export type ChainLink = z.infer<typeof chainLinkSchema>;

const causationEventSchema = auditEntrySchema.extend({
  /** What stands beside the time: never personal. */
  note: z.string(),
  /** The id of the event or outside fact that it follows from. */
  causedBy: z.string().nullable(),
});

/** Cause to effects. `outside` are facts from outside the log, such as a visitor's call. */
export const eventCausationSchema = z.object({
  events: z.array(causationEventSchema),
  outside: z.array(z.object({ id: z.string(), title: z.string(), note: z.string(), at: z.string() })),
  /** What lasted from one event to another: a suspension. Milliseconds. */
  spans: z.array(z.object({ from: z.uuid(), to: z.uuid(), what: z.string(), lasted: z.number() })),
  /** The graph has more events than are given here. */
  more: z.boolean(),
});
export type EventCausation = z.infer<typeof eventCausationSchema>;
export type CausationEvent = EventCausation['events'][number];

export const auditedEvent = route({
  method: 'GET',
  path: '/api/audit/events/:eventId',
  access: 'auditor',
  summary: 'One event and its whole story, personal words hidden',
  body: nothing,
  query: noQuery,
  response: z.object({
    /** `fields` is null where this version can't read the event, or its personal words were tampered with. */
    event: auditEntrySchema.extend({ fields: z.array(auditedFieldSchema).nullable() }),
    story: eventCausationSchema,
    /** Null where no chain holds it: not chained yet, or of no installer. */
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

/** Minutes drawn, the running one last. */
export const chainMinutes = 30;

export const chainStatusSchema = z.object({
  installerId: slugSchema,
  /** Links in the chain: one for each event of this installer's that was taken up. */
  count: z.int(),
  /** The event of the last link; null in an empty chain. */
  upTo: chainedEventSchema.nullable(),
  /** SHA-256 of the last link, hex; null in an empty chain. */
  head: z.string().nullable(),
  /** When the first event of the chain happened. */
  since: z.string().nullable(),
  sealedAt: z.string().nullable(),
  /** `at` is the minute's beginning; `sealed` whether a seal was set in it. Oldest first, without a gap. */
  minutes: z.array(z.object({ at: z.string(), events: z.int(), sealed: z.boolean() })).length(chainMinutes),
  /**
   * The last comparison of the log with its chain; null before the first. `upTo` is the last event that was compared, `since` how many
   * were chained after it, `brokenAt` the first event that doesn't agree.
   */
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

/** The header in which an export says how many events it will hold, before its first line. */
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
