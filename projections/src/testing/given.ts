import type { FoldedModel, Row } from '../read-model';
import { type Happened, recorded } from './log-writer';
import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';

/** The rows of a read model after these events, in the order in which they came to be. */
export const rowsAfter = <R extends Row, E extends RecordedEvent>(
  model: FoldedModel<R, E>,
  happened: readonly Happened[],
): R[] => {
  const rows = new Map<string, R>();
  for (const event of recorded(happened).filter((each) => model.concerns(each))) {
    const key = JSON.stringify(model.keyOf(event));
    const row = model.fold(rows.get(key), event);
    if (row) rows.set(key, row);
    else rows.delete(key);
  }
  return [...rows.values()];
};
