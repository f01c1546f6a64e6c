import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Position } from '@pilotlight/contracts/events/event';
import type { Client, QueryConfig } from 'pg';
import type { HeardStreams, QuarantinedStreams } from '../quarantine/quarantined-streams';

export interface PartitionOwnership {
  readonly connection: Client;
  readonly owner: string;
}

export interface PartitionMove {
  readonly partition: number;
  readonly from: Position;
  readonly to: Position;
  readonly nextOffset: string | null;
}

export interface Taken {
  readonly moves: readonly PartitionMove[];
  readonly events: readonly RecordedEvent[];
  readonly writes?: readonly QueryConfig[];
}

export interface Applied {
  readonly checkpoint: Position;
  readonly quarantined: QuarantinedStreams;
}

export interface PartitionedSubscriber {
  readonly name: string;
  readonly version: number;
  readonly streams: HeardStreams;
  /** In one transaction. Throws FencedOff where one of them has another owner; then nothing is written. */
  apply(held: PartitionOwnership, taken: Taken): Promise<Applied>;
}

export interface GroupSubscriber extends PartitionedSubscriber {
  remake(connection: Client): Promise<void>;
  heal(): Promise<void>;
}
