import type { Actor, EventMetadata } from '@pilotlight/contracts/events/event';

/** Who asks, and the request that it came with. */
export interface RequestContext {
  readonly actor: Actor;
  readonly requestId: string;
}

export const metadataOf = (tenant: string, { actor, requestId }: RequestContext): EventMetadata => ({
  tenant,
  actor,
  correlationId: requestId,
  causationId: null,
});
