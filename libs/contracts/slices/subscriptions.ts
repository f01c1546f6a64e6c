import { subscriptionEvents } from '../events/subscription-events';
import {
  billingPortal,
  cancelSubscription,
  confirmPayment,
  createSubscription,
  installerBilling,
  keepSubscription,
  ownBilling,
  paymentLog,
  paymentSettings,
} from '../http/billing';
import { slice } from './slice';

/** What an installer pays, as the payment provider knows it. */
export const subscriptions = slice({
  category: 'subscription',
  streamId: ({ slug }) => slug,
  subject: ({ slug }) => ({ slug, sessionId: null }),
  events: subscriptionEvents,
  routes: {
    billingPortal,
    cancelSubscription,
    confirmPayment,
    createSubscription,
    installerBilling,
    keepSubscription,
    ownBilling,
    paymentLog,
    paymentSettings,
  },
});
