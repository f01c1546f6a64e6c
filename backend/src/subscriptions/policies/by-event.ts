import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { CommandContext } from '../../write-side/command-target';

/** What follows from an event by itself names it as its cause. */
export const causedBy = ({ id, correlationId }: Pick<RecordedEvent, 'id' | 'correlationId'>): CommandContext => ({
  actor: { kind: 'system', id: null },
  requestId: correlationId,
  causedBy: id,
});
