import { notificationEvents } from '../events/notification-events';
import {
  conversationNotifications,
  conversationNotificationsForAdmin,
  deliveryLog,
  notificationStory,
  outboxMessages,
  resendNotification,
  sendTestAlert,
} from '../http/notifications';
import { slice } from './slice';

export const notifications = slice({
  category: 'notification',
  streamId: ({ notificationId }) => notificationId,
  subject: ({ slug, sessionId }) => ({ slug, sessionId }),
  events: notificationEvents,
  routes: {
    conversationNotifications,
    conversationNotificationsForAdmin,
    deliveryLog,
    notificationStory,
    outboxMessages,
    resendNotification,
    sendTestAlert,
  },
});
