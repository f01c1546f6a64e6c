import type { RecordedEvent } from '@pilotlight/contracts/events/catalogue';
import type { Client } from 'pg';
import type { ReadModel } from '../../read-model';
import { UnfoldableEvent } from '../fold-batch';
import { ModelFold } from './model-fold';
import { isFoldedFrom } from '../quarantine/quarantined-streams';
import type { ScannedPage } from './scan';
import { SkippedStreams } from './skipped-streams';

/** Folds the pages of the log into one read model's shadow, leaving out streams that can't be folded. */
export class ModelRebuild {
  readonly skipped = new SkippedStreams();
  readonly folding: ModelFold;

  constructor(
    readonly model: ReadModel,
    connection: Client,
    lookups: Client,
  ) {
    this.folding = new ModelFold(model, connection, lookups);
  }

  async take({ events, unreadable }: ScannedPage): Promise<void> {
    for (const record of unreadable) if (isFoldedFrom(this.model, record.stream)) this.skipped.add(record);
    await this.fold(events);
  }

  private async fold(events: readonly RecordedEvent[]): Promise<void> {
    for (;;) {
      try {
        await this.folding.fold(this.skipped.without(events));
        return;
      } catch (error) {
        if (!(error instanceof UnfoldableEvent)) throw error;
        this.skipped.add(error);
      }
    }
  }
}
