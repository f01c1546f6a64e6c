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
  /** Null where it stays. */
  readonly nextOffset: string | null;
}

export interface Taken {
  readonly moves: readonly PartitionMove[];
  readonly events: readonly RecordedEvent[];
  readonly writes?: readonly QueryConfig[];
}

export interface Applied {
  /** Where the checkpoint stands now: all partitions have come so far. */
  readonly checkpoint: Position;
  readonly quarantined: QuarantinedStreams;
}

/** What processes can keep current together, each from some of a topic's partitions. */
export interface PartitionedSubscriber {
  readonly name: string;
  /** Of what it keeps: nothing is written into another version's. */
  readonly version: number;
  /** Where an event of these can't be read, its stream is quarantined. */
  readonly streams: HeardStreams;
  /** Takes in and moves the partitions in one transaction. Throws FencedOff where one of them has another owner; nothing is written then. */
  apply(held: PartitionOwnership, taken: Taken): Promise<Applied>;
}

export interface GroupSubscriber extends PartitionedSubscriber {
  /** Makes anew what another version kept, empty, in the transaction under way. */
  remake(connection: Client): Promise<void>;
  /** Re-drives what is quarantined, while no process has partitions. */
  heal(): Promise<void>;
}
