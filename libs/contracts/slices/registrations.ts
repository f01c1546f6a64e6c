import { registrationEvents } from '../events/registration-events';
import {
  createRegistrationPayment,
  openRegistrations,
  registerWithPayment,
  resendVerification,
  verifyEmail,
} from '../http/registration';
import { platformTenant } from '../values/platform-tenant';
import { slice } from './slice';

/** Somebody on the way to an account; the platform's own, for there is no installer yet. */
export const registrations = slice({
  category: 'registration',
  streamId: ({ registrationId }) => registrationId,
  subject: () => ({ slug: platformTenant, sessionId: null }),
  events: registrationEvents,
  routes: { createRegistrationPayment, openRegistrations, registerWithPayment, resendVerification, verifyEmail },
});
