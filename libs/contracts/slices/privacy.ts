import { subjectEvents } from '../events/subject-events';
import {
  eraseConversation,
  eraseConversationForAdmin,
  exportConversation,
  exportConversationForAdmin,
  previewRetention,
  samePersonConversations,
  samePersonConversationsForAdmin,
} from '../http/people';
import { slice } from './slice';

export const privacy = slice({
  category: ({ sessionId }) => (sessionId === null ? 'installer' : 'conversation'),
  streamId: ({ slug, sessionId }) => sessionId ?? slug,
  subject: ({ slug, sessionId }) => ({ slug, sessionId }),
  events: subjectEvents,
  routes: {
    eraseConversation,
    eraseConversationForAdmin,
    exportConversation,
    exportConversationForAdmin,
    previewRetention,
    samePersonConversations,
    samePersonConversationsForAdmin,
  },
});
