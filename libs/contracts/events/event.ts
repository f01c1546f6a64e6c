import { z } from 'zod';
import { slugSchema } from '../values/slug';

export const actorKinds = ['admin', 'installer', 'visitor', 'assistant', 'system', 'auditor'] as const;

export const actorSchema = z.object({
  kind: z.enum(actorKinds),
  id: z.string().nullable(),
  /** Of the API key by which an installer's own system acted; absent where a person did. */
  key: z.uuid().optional(),
});

/** The id is a slug, a session id or nothing: never a name or an address. */
export type Actor = z.infer<typeof actorSchema>;

export const eventMetadataSchema = z.object({
  tenant: slugSchema.nullable(),
  actor: actorSchema,
  correlationId: z.string(),
  causationId: z.string().nullable(),
});

/** Holds no personal data. */
export type EventMetadata = z.infer<typeof eventMetadataSchema>;

export type EventSource = Pick<EventMetadata, 'actor' | 'causationId'>;

/** An event's place in the whole log; opaque, but two of one store compare as text. */
export type Position = string & { readonly __brand: 'Position' };

/** Added by the store. `revision` counts from 0 within the stream; `at` is ISO 8601 UTC. */
export interface EventEnvelope extends EventMetadata {
  readonly id: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  readonly at: string;
}
