import { Injectable, Logger } from '@nestjs/common';
import { sweepRestores } from '@pilotlight/event-store/backup/sweep-restores';
import { clearStorage } from '@pilotlight/event-store/personal-data/postgres/clear-storage';
import { DatabaseAddress } from '../database/database-address';
import { ReadModels } from '../read-side/read-models';
import { EventLog } from '../write-side/event-log';
import { Retention } from '../conversations/privacy/retention';
import { UnfinishedErasures } from '../conversations/privacy/unfinished-erasures';
import { failureIn } from '../logging/failure';
import { PhotoMaintenance } from '../conversations/photos/photo-maintenance';
import { JobPostponed } from './job-postponed';

/** Erases what was kept long enough, then clears the pages that held it. */
@Injectable()
export class NightlyMaintenance {
  readonly #log = new Logger('nightly maintenance');

  constructor(
    private readonly databaseUrl: DatabaseAddress,
    private readonly retention: Retention,
    private readonly unfinished: UnfinishedErasures,
    private readonly photos: PhotoMaintenance,
    private readonly eventLog: EventLog,
    private readonly readModels: ReadModels,
  ) {}

  async run(now: Date): Promise<void> {
    const { removed, left } = await sweepRestores(this.databaseUrl.url);
    for (const database of removed) this.#log.warn({ event: 'leftover of a restore removed', database });
    for (const fault of left) this.#log.warn({ event: 'leftover of a restore not removed', fault });
    const kept = await this.retention.apply(now);
    const finished = await this.unfinished.finish();
    const photos = await this.#clearedPhotos(now);
    // Words still shown would survive the clearing: it waits for another night, or a retry.
    const { modelsWithPersonalData } = this.readModels;
    if (!(await this.readModels.caughtUp(await this.eventLog.head(), modelsWithPersonalData)))
      throw new JobPostponed('The read models are behind: storage is cleared once they have caught up');
    const underWay = await this.readModels.clearRemains();
    if (underWay.length > 0)
      throw new JobPostponed(`${underWay.join(', ')} being rebuilt: storage is cleared once that has ended`);
    const uncleared = await clearStorage(this.databaseUrl.url);
    for (const fault of uncleared) this.#log.warn({ event: 'storage not cleared', fault });
    this.#log.log({ event: 'nightly maintenance done', retention: kept, finished, photos });
  }

  /** An outage of the files holds up nothing else. */
  async #clearedPhotos(now: Date): Promise<number> {
    return await this.photos.run(now).catch((error: unknown) => {
      this.#log.error({ event: 'photos not cleared', ...failureIn(error) });
      return 0;
    });
  }
}
