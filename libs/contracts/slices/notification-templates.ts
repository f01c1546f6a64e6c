import { templateEvents } from '../events/template-events';
import {
  changeNotificationTemplate,
  createNotificationTemplate,
  deleteNotificationTemplate,
  listNotificationTemplates,
  restoreNotificationTemplate,
  templateSamples,
  testNotificationTemplate,
} from '../http/notification-templates';
import { slice } from './slice';

export const notificationTemplates = slice({
  category: 'template',
  streamId: ({ eventType }) => eventType,
  subject: ({ slug }) => ({ slug, sessionId: null }),
  events: templateEvents,
  routes: {
    changeNotificationTemplate,
    createNotificationTemplate,
    deleteNotificationTemplate,
    listNotificationTemplates,
    restoreNotificationTemplate,
    templateSamples,
    testNotificationTemplate,
  },
});
