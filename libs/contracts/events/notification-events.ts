import { z } from 'zod';
import { audienceSchema, channelSchema, eventTypeSchema } from '../values/notification-event';
import {
  cancellationCauseSchema,
  lossCauseSchema,
  providerSchema,
  refusalReasonSchema,
  suppressionCauseSchema,
} from '../values/notification-status';
import { slugSchema } from '../values/slug';
import { event } from './event-definition';
import { personal } from './personal';

/** `sessionId` names the conversation whose words it holds; null where it holds the installer's own. */
const keys = { slug: slugSchema, notificationId: z.uuid(), sessionId: z.uuid().nullable() };

export const notificationEvents = {
  /**
   * The id follows from subject, recipient and channel, so that a replay finds it. Quiet hours gather items in one stream.
   * `contentVariables` is JSON for an approved text, `headline` names the item among others, a null `dueAt` means at once.
   */
  NotificationRequested: event(
    z.object({
      ...keys,
      itemId: z.uuid(),
      eventType: eventTypeSchema,
      audience: audienceSchema,
      channel: channelSchema,
      to: personal(),
      subject: personal().nullable(),
      text: personal(),
      headline: personal(),
      contentSid: z.string().nullable(),
      contentVariables: personal().nullable(),
      critical: z.boolean(),
      dueAt: z.iso.datetime().nullable(),
      expiresAt: z.iso.datetime(),
      insteadOf: z.uuid().nullable(),
    }),
    { note: 'Somebody is to be told of something; what falls inside quiet hours waits to their end.' },
  ),
  /** Written before the provider is asked: without an outcome, nobody knows whether the message went out. */
  NotificationAttempted: event(z.object({ ...keys, attempt: z.int().min(1), provider: providerSchema }), {
    note: 'The message was handed to its provider.',
  }),
  NotificationSent: event(z.object({ ...keys, providerId: z.string().nullable() }), {
    note: 'The provider accepted the message.',
  }),
  /** `retryAt` is null where it was refused for good. */
  NotificationRefused: event(
    z.object({ ...keys, reason: refusalReasonSchema, detail: z.string(), retryAt: z.iso.datetime().nullable() }),
    { note: 'The message was not sent: it is tried again, or refused for good.' },
  ),
  NotificationOutcomeLost: event(z.object({ ...keys, cause: lossCauseSchema }), {
    note: 'Whether the message went out can not be told; it is not sent again by itself.',
  }),
  NotificationDelivered: event(z.object({ ...keys }), { note: 'The provider says that the message has arrived.' }),
  NotificationBounced: event(z.object({ ...keys, permanent: z.boolean(), detail: z.string() }), {
    note: 'The provider says that the message could not be delivered.',
  }),
  NotificationExpired: event(z.object({ ...keys }), {
    note: 'The message was no longer worth sending when it could be.',
  }),
  NotificationCancelled: event(z.object({ ...keys, cause: cancellationCauseSchema }), {
    note: 'The message is not to be sent any more.',
  }),
  NotificationResendRequested: event(z.object({ ...keys, reason: personal(), requestedBy: personal() }), {
    note: 'An admin had the message sent again.',
  }),
} as const;

/** A keyed hash names the address; `address` has it in words, for the installer or the platform only. */
export const suppressionEvents = {
  AddressSuppressed: event(
    z.object({
      slug: slugSchema,
      addressHash: z.string(),
      address: personal(),
      channel: channelSchema,
      cause: suppressionCauseSchema,
    }),
    { note: 'Nothing more is sent to an address by this channel.' },
  ),
  SuppressionLifted: event(
    z.object({ slug: slugSchema, addressHash: z.string(), channel: channelSchema, by: z.enum(['recipient', 'admin']) }),
    { note: 'An address may be written to again.' },
  ),
} as const;
