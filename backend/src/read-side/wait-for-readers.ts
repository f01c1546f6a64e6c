import type { Position } from '@pilotlight/contracts/events/event';
import type { ReadModels } from './read-models';
import { ReadModelsLagging } from './read-models-lagging';

export interface ReaderClass {
  readonly models: readonly string[];
}

/** Returns at once for null. Throws ReadModelsLagging after 2 s. */
export const waitForReaders = async (
  readModels: ReadModels,
  position: Position | null,
  ...readers: readonly [ReaderClass, ...ReaderClass[]]
): Promise<void> => {
  const models = [...new Set(readers.flatMap((reader) => reader.models))];
  if (position !== null && !(await readModels.caughtUp(position, models))) throw new ReadModelsLagging();
};
