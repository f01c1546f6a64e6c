import type { SubscriptionSummary } from './subscriptions';

/** Whether an installer's chatbot has to be out for its payment's sake: money is owed, or what was paid for is over. */
export const isUnpaid = (subscription: SubscriptionSummary | null): boolean => {
  if (!subscription) return false;
  switch (subscription.standing) {
    case 'active':
      return false;
    case 'failed':
      return true;
    // One that was begun after another was over pays for nothing yet.
    case 'incomplete':
    case 'cancelled':
      return subscription.everPaid;
  }
};
