import type { Actor, EventMetadata } from '@pilotlight/contracts/events/event';

export interface RequestContext {
  readonly actor: Actor;
  readonly requestId: string;
}

/** `causedBy` is the id of the event that this follows from. */
export const metadataOf = (
  tenant: string,
  { actor, requestId }: RequestContext,
  causedBy: string | null = null,
): EventMetadata => ({
  tenant,
  actor,
  correlationId: requestId,
  causationId: causedBy,
});
