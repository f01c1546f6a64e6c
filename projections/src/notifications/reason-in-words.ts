import type { NotificationStreamEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { CancellationCause, RefusalReason } from '@pilotlight/contracts/values/notification-status';

const refusals: Readonly<Record<RefusalReason, string>> = {
  'address-refused': 'The provider refuses this address',
  'content-refused': 'The provider refuses these words',
  'not-authorised': 'The provider does not accept our account',
  'provider-busy': 'The provider was busy',
  'provider-down': 'The provider could not be reached',
  'no-address': 'No address is known',
  'no-template': 'The template was deleted',
  capped: 'Too many messages to this number',
  suppressed: 'Nothing more is sent to this address',
};

const causes: Readonly<Record<CancellationCause, string>> = {
  'installer-suspended': 'The installer is suspended',
  'installer-deleted': 'The installer was deleted',
  erased: 'Its words were erased',
  'no-longer-true': 'It was no longer true',
};

const losses = {
  crash: 'The process was killed while it was sent',
  timeout: 'The provider did not answer in time',
  'connection-lost': 'The connection was cut before the provider answered',
} as const;

export const reasonInWords = (event: NotificationStreamEvent): string | undefined => {
  switch (event.type) {
    case 'NotificationRefused':
      return refusals[event.data.reason];
    case 'NotificationCancelled':
      return causes[event.data.cause];
    case 'NotificationOutcomeLost':
      return losses[event.data.cause];
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
