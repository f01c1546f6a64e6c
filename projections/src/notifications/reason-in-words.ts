import type { NotificationStreamEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { causesInWords, refusalsInWords } from '@pilotlight/contracts/values/notification-reasons';

export const reasonInWords = (event: NotificationStreamEvent): string | undefined => {
  switch (event.type) {
    case 'NotificationRefused':
      return refusalsInWords[event.data.reason];
    case 'NotificationCancelled':
    case 'NotificationOutcomeLost':
      return causesInWords[event.data.cause];
    case 'NotificationBounced':
      return event.data.permanent ? 'It came back: no such address' : 'It came back for now';
    case 'NotificationRequested':
    case 'NotificationAttempted':
    case 'NotificationSent':
    case 'NotificationDelivered':
    case 'NotificationExpired':
    case 'NotificationResendRequested':
      return undefined;
  }
};
