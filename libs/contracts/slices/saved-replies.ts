import { savedReplyEvents } from '../events/saved-reply-events';
import { ownSavedReplies, setSavedReplies } from '../http/saved-replies';
import { slice } from './slice';

export const savedReplies = slice({
  category: 'savedreplies',
  streamId: ({ slug }) => slug,
  subject: ({ slug }) => ({ slug, sessionId: null }),
  events: savedReplyEvents,
  routes: { ownSavedReplies, setSavedReplies },
});
