import { z } from 'zod';

/** `waiting` also covers a retry. `attempted`: no answer yet. `unknown`: it may have gone out, so it is never sent again by itself. */
export const notificationStatusSchema = z.enum([
  'waiting',
  'attempted',
  'sent',
  'delivered',
  'bounced',
  'failed',
  'unknown',
  'expired',
  'cancelled',
]);
export type NotificationStatus = z.infer<typeof notificationStatusSchema>;

export const providerSchema = z.enum(['outbox', 'smtp', 'ses', 'twilio']);
export type Provider = z.infer<typeof providerSchema>;

export const refusalReasonSchema = z.enum([
  'address-refused',
  'content-refused',
  'not-authorised',
  'provider-busy',
  'provider-down',
  'no-address',
  'no-template',
  'capped',
  'suppressed',
]);
export type RefusalReason = z.infer<typeof refusalReasonSchema>;

export const cancellationCauseSchema = z.enum(['installer-suspended', 'installer-deleted', 'erased', 'no-longer-true']);
export type CancellationCause = z.infer<typeof cancellationCauseSchema>;

/** Why nobody knows whether a message went out. */
export const lossCauseSchema = z.enum(['crash', 'timeout', 'connection-lost']);
export type LossCause = z.infer<typeof lossCauseSchema>;

/** Why nothing more is sent to an address. */
export const suppressionCauseSchema = z.enum(['stop', 'unsubscribed', 'bounced', 'complained', 'admin']);
export type SuppressionCause = z.infer<typeof suppressionCauseSchema>;
