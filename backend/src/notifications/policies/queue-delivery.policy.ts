import { Injectable } from '@nestjs/common';
import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Policy } from '@pilotlight/subscriptions/policies/policy';
import { Jobs } from '../../jobs/jobs';
import { derivedId } from '../../write-side/event-ids';

export const deliveryJob = 'notification-delivery';

const queueing = ['NotificationRequested', 'NotificationRefused', 'NotificationResendRequested'] as const;
type Queueing = RecordedEvent & { readonly type: (typeof queueing)[number] };

const dueAt = (event: Queueing): string | null => {
  switch (event.type) {
    case 'NotificationRequested':
      return event.data.dueAt;
    case 'NotificationRefused':
      return event.data.retryAt;
    case 'NotificationResendRequested':
      return null;
  }
};

/** The log decides what is to be sent: a queue lost or filled twice sends nothing twice. */
@Injectable()
export class QueueDelivery implements Policy<(typeof queueing)[number]> {
  readonly name = 'queue delivery';
  readonly on = queueing;
  readonly startsAt = 'now';

  constructor(private readonly jobs: Jobs) {}

  async react(event: Queueing): Promise<void> {
    if (event.type === 'NotificationRefused' && event.data.retryAt === null) return;
    const due = dueAt(event);
    await this.jobs.send(
      deliveryJob,
      { notificationId: event.data.notificationId },
      { id: derivedId(deliveryJob, event.id), ...(due && { startAfter: new Date(due) }) },
    );
  }
}
