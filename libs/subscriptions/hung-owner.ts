import type { Position } from '@pilotlight/contracts/events/event';
import { type EventStore, UnreadableRecord } from '@pilotlight/event-store/event-store';
import type { Client } from 'pg';
import { readCheckpoints } from './checkpoint';

const hungAfter = 10_000;

const oldestWaiting = async (eventStore: EventStore, position: Position): Promise<string | undefined> => {
  try {
    return (await eventStore.readAll(position, 1)).events[0]?.at;
  } catch (error) {
    // Its owner retries it several times before going past: that is not hanging.
    if (error instanceof UnreadableRecord) return undefined;
    throw error;
  }
};

/** A suspended process keeps its connection, and so its ownership. */
export const isOwnerHung = async (
  connection: Client,
  eventStore: EventStore,
  model: string,
  now: number,
): Promise<boolean> => {
  const checkpoint = (await readCheckpoints(connection)).get(model);
  if (!checkpoint || now - Date.parse(checkpoint.updatedAt) < hungAfter) return false;
  const waiting = await oldestWaiting(eventStore, checkpoint.position);
  return waiting !== undefined && now - Date.parse(waiting) >= hungAfter;
};
