import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { RequestContext } from './request-context';

/** What follows from an event by itself names it as its cause. */
export const causedBy = ({
  id,
  correlationId,
}: Pick<RecordedEvent, 'id' | 'correlationId'>): RequestContext & { readonly causedBy: string } => ({
  actor: { kind: 'system', id: null },
  requestId: correlationId,
  causedBy: id,
});
