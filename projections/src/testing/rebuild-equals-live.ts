import type { EventStore } from '@pilotlight/event-store/event-store';
import type { ReadModel } from '../read-model';
import { verify } from '../rebuild/verify';

/** Folds read models anew and throws where a row differs from what was folded as it came. */
export const expectRebuildEqualsLive = async (
  databaseUrl: string,
  eventStore: EventStore,
  models: readonly ReadModel[],
): Promise<void> => {
  const { models: verified } = await verify({ databaseUrl, eventStore, models });
  const differing = verified.filter(({ differing }) => differing > 0);
  if (differing.length > 0) throw new Error(`A rebuild differs from what is shown: ${JSON.stringify(differing)}`);
};
