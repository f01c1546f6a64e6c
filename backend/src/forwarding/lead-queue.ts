import { Injectable } from '@nestjs/common';
import { HandDeliveries } from '../database/hand-deliveries';
import { type NewDelivery, LeadDeliveries } from '../database/lead-deliveries';
import { Jobs } from '../jobs/jobs';
import { derivedId } from '../write-side/event-ids';

export const leadDeliveryJob = 'lead-delivery';

/** What waits to be sent: a row that decides, and a job that wakes whoever sends it. */
@Injectable()
export class LeadQueue {
  constructor(
    private readonly deliveries: LeadDeliveries,
    private readonly byHand: HandDeliveries,
    private readonly jobs: Jobs,
  ) {}

  /** The same is put once, and never queued again once it went out. */
  async put(delivery: NewDelivery): Promise<void> {
    await this.deliveries.put(delivery);
    await this.wake(delivery, null, 'at once');
  }

  /** Whether it goes; not where the lead went there by hand before, unless it is wanted `again`. */
  async putByHand(delivery: NewDelivery, again: boolean): Promise<boolean> {
    if (again) await this.deliveries.put(delivery);
    else if (!(await this.byHand.put(delivery))) return false;
    await this.wake(delivery, null, 'at once');
    return true;
  }

  /** For `dueAt` (ISO 8601), or at once; for one cause it is queued once. */
  async wake({ id, slug }: Pick<NewDelivery, 'id' | 'slug'>, dueAt: string | null, cause = dueAt ?? ''): Promise<void> {
    await this.jobs.send(
      leadDeliveryJob,
      { deliveryId: id },
      { id: derivedId(leadDeliveryJob, id, cause), group: slug, ...(dueAt && { startAfter: new Date(dueAt) }) },
    );
  }
}
