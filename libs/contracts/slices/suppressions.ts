import { suppressionEvents } from '../events/notification-events';
import { liftSuppression, suppressedAddresses } from '../http/notifications';
import { slice } from './slice';

export const suppressions = slice({
  category: 'suppression',
  streamId: ({ slug, channel, addressHash }) => `${slug}_${channel}_${addressHash}`,
  subject: ({ slug }) => ({ slug, sessionId: null }),
  events: suppressionEvents,
  routes: { liftSuppression, suppressedAddresses },
});
