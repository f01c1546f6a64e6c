import type { NotificationStreamEvent, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { notificationStepSchema } from '@pilotlight/contracts/http/notifications';
import type { z } from 'zod';

type Step = z.input<typeof notificationStepSchema>;

export const stepOf = (event: RecordedEvent<NotificationStreamEvent>): Step => {
  const { at } = event;
  switch (event.type) {
    case 'NotificationRequested':
      return { at, step: 'requested', ...(event.data.dueAt && { retryAt: event.data.dueAt }) };
    case 'NotificationAttempted':
      return { at, step: 'attempted', attempt: event.data.attempt, provider: event.data.provider };
    case 'NotificationSent':
      return { at, step: 'sent' };
    case 'NotificationRefused': {
      const { reason, detail, retryAt } = event.data;
      return { at, step: 'refused', reason, detail, retryAt };
    }
    case 'NotificationOutcomeLost':
      return { at, step: 'outcome-lost', cause: event.data.cause };
    case 'NotificationDelivered':
      return { at, step: 'delivered' };
    case 'NotificationBounced':
      return { at, step: 'bounced', detail: event.data.detail };
    case 'NotificationExpired':
      return { at, step: 'expired' };
    case 'NotificationCancelled':
      return { at, step: 'cancelled', cause: event.data.cause };
    case 'NotificationResendRequested':
      return { at, step: 'resend-requested', detail: event.data.reason, by: event.data.requestedBy };
  }
};
