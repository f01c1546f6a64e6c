import {
  conversationNotifications,
  conversationNotificationsForAdmin,
  type Notification,
} from '@pilotlight/contracts/http/notifications';
import { api } from '../../api/api';
import type { VisitorOf } from '../people/people.api';

const sentApi = api.enhanceEndpoints({ addTagTypes: ['Conversations', 'Sent'] }).injectEndpoints({
  endpoints: (build) => ({
    conversationNotifications: build.query<{ notifications: Notification[] }, VisitorOf>({
      query: ({ slug, sessionId }) => ({
        route: slug === undefined ? conversationNotifications : conversationNotificationsForAdmin,
        params: { sessionId, ...(slug !== undefined && { slug }) },
      }),
      responseSchema: conversationNotifications.response,
      providesTags: (_answer, _error, { sessionId }) => ['Conversations', 'Sent', { type: 'Sent', id: sessionId }],
    }),
  }),
});

/** What was sent about a conversation, asked for anew each time it is looked at, and when it is told that something became of it. */
export const useSentMessages = (visitor: VisitorOf) =>
  sentApi.useConversationNotificationsQuery(visitor, { refetchOnMountOrArgChange: true });
