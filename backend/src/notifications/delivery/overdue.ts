import { Injectable } from '@nestjs/common';
import { DeliveryFiguresReader } from '@pilotlight/projections/notifications/delivery-figures.reader';
import { platform } from '@pilotlight/projections/read-database';
import { Delivery } from './delivery';

/** After a lost queue or a restored backup. Sends nothing. */
@Injectable()
export class Overdue {
  constructor(
    private readonly figures: DeliveryFiguresReader,
    private readonly delivery: Delivery,
  ) {}

  async settle(now = Date.now()): Promise<void> {
    const ids = await this.figures.overdue(platform, new Date(now).toISOString());
    const failures: unknown[] = [];
    for (const id of ids) await this.delivery.settle(id, now).catch((error: unknown) => failures.push(error));
    // The others came to their end; it is tried again.
    if (failures.length > 0) throw failures[0];
  }
}
