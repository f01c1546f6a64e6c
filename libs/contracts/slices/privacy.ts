import { subjectEvents } from '../events/subject-events';
import {
  eraseConversation,
  eraseConversationForAdmin,
  exportConversation,
  exportConversationForAdmin,
  samePersonConversations,
  samePersonConversationsForAdmin,
} from '../http/people';
import { slice } from './slice';

/** Erasing and exporting a person's words. An erasure is written to the stream whose words it ends. */
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
    samePersonConversations,
    samePersonConversationsForAdmin,
  },
});
