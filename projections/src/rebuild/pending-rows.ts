import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Key, ReadModel, Row } from '../read-model';
import type { Changes } from '../core/fold-batch';
import { PendingAppended } from './pending-appended';
import { PendingFolded } from './pending-folded';

export interface PendingRows {
  readonly size: number;
  unknown(events: readonly RecordedEvent[]): readonly Key[];
  know(keys: readonly Key[], rows: readonly Row[]): void;
  take(event: RecordedEvent): void;
  drain(): Changes;
}

export const pendingRows = (model: ReadModel): PendingRows =>
  model.kind === 'folded' ? new PendingFolded(model) : new PendingAppended(model);
