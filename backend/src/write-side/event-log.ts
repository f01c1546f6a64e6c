import type { RecordedEvent } from '@pilotlight/contracts/events/catalogue';

/** The log as those see it who read single streams: personal fields in words, or as erased. */
export abstract class EventLog {
  abstract readStream(stream: string, fromRevision?: number): Promise<readonly RecordedEvent[]>;
}
