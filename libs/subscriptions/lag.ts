import { type EventStore, start, UnreadableRecord } from '@pilotlight/event-store/event-store';
import type { Checkpoint } from './checkpoint';

export interface Lag {
  readonly milliseconds: number;
  readonly models: Readonly<Record<string, number>>;
  readonly unkept: readonly string[];
  readonly quarantined: Readonly<Record<string, number>>;
}

export interface Standing {
  readonly checkpoints: ReadonlyMap<string, Checkpoint>;
  readonly owned: ReadonlySet<string>;
  readonly quarantined: Readonly<Record<string, number>>;
}

const waitingSince = async (
  eventStore: EventStore,
  { position, updatedAt }: Checkpoint,
): Promise<string | undefined> => {
  try {
    return (await eventStore.readAll(position, 1)).events[0]?.at;
  } catch (error) {
    if (error instanceof UnreadableRecord) return updatedAt;
    throw error;
  }
};

export const lagBehind = async (
  eventStore: EventStore,
  models: readonly string[],
  { checkpoints, owned, quarantined }: Standing,
  now: number,
): Promise<Lag> => {
  const nothingYet: Checkpoint = { version: 0, position: start, updatedAt: new Date(now).toISOString() };
  const ages = await Promise.all(
    models.map(async (model): Promise<[string, number]> => {
      const since = await waitingSince(eventStore, checkpoints.get(model) ?? nothingYet);
      return [model, since === undefined ? 0 : Math.max(0, now - Date.parse(since))];
    }),
  );
  return {
    milliseconds: Math.max(0, ...ages.map(([, age]) => age)),
    models: Object.fromEntries(ages),
    unkept: models.filter((model) => !owned.has(model)),
    quarantined,
  };
};
