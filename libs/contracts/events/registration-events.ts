import { z } from 'zod';
import { platformTenant } from '../values/platform-tenant';
import { slugSchema } from '../values/slug';
import { event } from './event-definition';

/** There is no installer yet: `slug` is the platform's own. */
const ofRegistration = z.object({ slug: z.literal(platformTenant), registrationId: z.uuid() });

export const refundReasonSchema = z.enum(['unfinished', 'email-taken', 'rejected']);
export type RefundReason = z.infer<typeof refundReasonSchema>;

/** Somebody registers: from the payment that is opened to the account, or to the money's way back. */
export const registrationEvents = {
  RegistrationStarted: event(
    ofRegistration.extend({
      /** Blind index of the email. */
      loginHash: z.string(),
      customerId: z.string(),
      subscriptionId: z.string(),
      paymentIntentId: z.string(),
    }),
    { note: 'A payment was opened for somebody who registers.' },
  ),
  RegistrationPaid: event(ofRegistration.extend({ amount: z.int(), currency: z.string() }), {
    note: 'The first month was paid; an account has to follow, or the money goes back.',
  }),
  RegistrationClaimed: event(ofRegistration.extend({ installer: slugSchema, installerId: z.uuid() }), {
    note: 'The payment belongs to this account: no other can be made of it.',
  }),
  RegistrationCompleted: event(ofRegistration.extend({ installer: slugSchema }), {
    note: 'The account has been made and the subscription is its own.',
  }),
  RegistrationRefunded: event(ofRegistration.extend({ reason: refundReasonSchema }), {
    note: 'No account came of the payment: the subscription was ended and the money went back.',
  }),
  RegistrationExpired: event(ofRegistration, { note: 'Nobody paid; the payment that was opened is void.' }),
} as const;
