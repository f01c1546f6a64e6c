import { z } from 'zod';
import { slugSchema } from '../values/slug';

export const actorKinds = ['admin', 'installer', 'visitor', 'assistant', 'system', 'auditor'] as const;

export const actorSchema = z.object({
  kind: z.enum(actorKinds),
  id: z.string().nullable(),
});

/** Who acted. The id is a slug, a session id or nothing: never a name or an address. */
export type Actor = z.infer<typeof actorSchema>;

export const eventMetadataSchema = z.object({
  tenant: slugSchema.nullable(),
  actor: actorSchema,
  correlationId: z.string(),
  causationId: z.string().nullable(),
});

/** What is known about an event beside its data. Holds no personal data. */
export type EventMetadata = z.infer<typeof eventMetadataSchema>;

/** Who an event came from, and which event it follows from. */
export type EventSource = Pick<EventMetadata, 'actor' | 'causationId'>;

/** Global order of an event, opaque; two positions of one store compare as text. */
export type Position = string & { readonly __brand: 'Position' };

/** What the store adds when an event is written. `revision` counts from 0 within the stream; `at` is ISO 8601, UTC. */
export interface EventEnvelope extends EventMetadata {
  readonly id: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  readonly at: string;
}
