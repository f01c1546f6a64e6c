import { Injectable } from '@nestjs/common';
import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Policy } from '@pilotlight/subscriptions/policies/policy';
import { Jobs } from '../jobs/jobs';
import { derivedId } from '../write-side/event-ids';

export const erasureJob = 'tenant-erasure';

type Deleted = RecordedEvent & { readonly type: 'InstallerDeleted' };

/** By a job: thousands of visitors take their time, and other policies don't wait for it. */
@Injectable()
export class EraseDeleted implements Policy<'InstallerDeleted'> {
  readonly name = 'erase deleted';
  readonly on = ['InstallerDeleted'] as const;
  readonly startsAt = 'now';

  constructor(private readonly jobs: Jobs) {}

  async react({ id, correlationId, data: { slug } }: Deleted): Promise<void> {
    await this.jobs.send(erasureJob, { slug, causeId: id, correlationId }, { id: derivedId(erasureJob, id) });
  }
}
