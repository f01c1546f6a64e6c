import type { Position } from '@pilotlight/contracts/events/event';
import { ReadModelsLagging } from './read-models-lagging';
import type { ReadModelName, ReadModels } from './read-models';

/** Returns once these read models show what was written up to there; null: nothing was. Throws ReadModelsLagging after 2 s. */
export const waitForReadModels = async (
  readModels: ReadModels,
  position: Position | null,
  models: readonly ReadModelName[],
): Promise<void> => {
  if (position !== null && !(await readModels.caughtUp(position, models))) throw new ReadModelsLagging();
};
