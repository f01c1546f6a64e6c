import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Position } from '@pilotlight/contracts/events/event';
import type { AppendRequest, AppendResult } from '@pilotlight/event-store/event-store';

/** For reading single streams: personal fields in words, or as erased. */
export abstract class EventLog {
  abstract head(): Promise<Position>;
  abstract readStream(stream: string, fromRevision?: number, limit?: number): Promise<readonly RecordedEvent[]>;
  /** Where there is no state to decide from. */
  abstract append(request: AppendRequest): Promise<AppendResult>;
}
