import { Injectable } from '@nestjs/common';
import { LeadDeliveries } from '../database/lead-deliveries';
import { lostAfter } from './lead-delivery';
import { LeadQueue } from './lead-queue';

const keptDays = 30;
const overdueAfter = 120_000;

/** After a kill or a lost queue, and for what is old. */
@Injectable()
export class DeliveryUpkeep {
  constructor(
    private readonly deliveries: LeadDeliveries,
    private readonly queue: LeadQueue,
  ) {}

  async run(now = new Date()): Promise<void> {
    await this.deliveries.lose(lostAfter);
    for (const due of await this.deliveries.overdue(overdueAfter)) await this.queue.wake(due, null, now.toISOString());
    await this.deliveries.dropOlderThan(keptDays);
  }
}
