import type { Position } from '@pilotlight/contracts/events/event';
import type { EventStore } from '@pilotlight/event-store/event-store';
import { partitionOf } from '@pilotlight/event-store/kafka/partition-of';
import { applyToPartitions, type Ownership } from './apply-to-partitions';

const pageSize = 1_000;

export interface MissingStretch {
  readonly partition: number;
  /** Of how many. */
  readonly partitions: number;
  readonly from: Position;
  readonly to: Position;
}

/**
 * Folds one partition's share of the log from the log itself: what its topic has lost, or never had. `moved` is told where the partition
 * stands after each page, and the read model's checkpoint. Throws UnreadableRecord beside what applyToPartitions throws.
 */
export const foldFromLog = async (
  ownership: Ownership,
  eventStore: EventStore,
  { partition, partitions, from, to }: MissingStretch,
  moved: (position: Position, checkpoint: Position) => void,
): Promise<void> => {
  let position = from;
  while (position < to) {
    const page = await eventStore.readAllStored(position, pageSize);
    const mine = page.events.filter(
      (event) => event.position <= to && partitionOf(event.tenant, partitions) === partition,
    );
    const events = await eventStore.readable(mine);
    const isCut = events.length < mine.length;
    const end = page.next >= to || page.next === position ? to : page.next;
    const next = isCut ? (events.at(-1)?.position ?? position) : end;
    const move = { partition, from: position, to: next, nextOffset: null };
    moved(next, await applyToPartitions(ownership, [move], events));
    position = next;
  }
};
