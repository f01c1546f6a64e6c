import type { Position } from '@pilotlight/contracts/events/event';
import { NotShownYet } from './not-shown-yet';
import type { ReadModelName, ReadModels } from './read-models';

/** Returns once these read models show what was written up to there; null: nothing was. Throws NotShownYet after 2 s. */
export const untilShown = async (
  readModels: ReadModels,
  position: Position | null,
  models: readonly ReadModelName[],
): Promise<void> => {
  if (position !== null && !(await readModels.caughtUp(position, models))) throw new NotShownYet();
};
