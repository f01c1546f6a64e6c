import type { CancellationCause, LossCause, RefusalReason } from './notification-status';

/** Why a message was refused, as people read it. */
export const refusalsInWords: Readonly<Record<RefusalReason, string>> = {
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

/** Why a message was called off, or nobody knows whether it went out, as people read it. */
export const causesInWords: Readonly<Record<CancellationCause | LossCause, string>> = {
  'installer-suspended': 'The installer is suspended',
  'installer-deleted': 'The installer was deleted',
  erased: 'Its words were erased',
  'no-longer-true': 'It was no longer true',
  crash: 'The process was killed while it was sent',
  timeout: 'The provider did not answer in time',
  'connection-lost': 'The connection was cut before the provider answered',
};
