import {
  conversationNotifications,
  conversationNotificationsForAdmin,
  type Notification,
} from '@pilotlight/contracts/http/notifications';
import type { NotificationStatus } from '@pilotlight/contracts/values/notification-status';
import { api } from '../../api/api';
import type { VisitorOf } from '../people/people.api';

const sentApi = api.enhanceEndpoints({ addTagTypes: ['Conversations'] }).injectEndpoints({
  endpoints: (build) => ({
    conversationNotifications: build.query<{ notifications: Notification[] }, VisitorOf>({
      query: ({ slug, sessionId }) => ({
        route: slug === undefined ? conversationNotifications : conversationNotificationsForAdmin,
        params: { sessionId, ...(slug !== undefined && { slug }) },
      }),
      responseSchema: conversationNotifications.response,
      providesTags: ['Conversations'],
    }),
  }),
});

const { useQueryState, useQuerySubscription } = sentApi.endpoints.conversationNotifications;

const unsettled: readonly NotificationStatus[] = ['waiting', 'attempted'];
const pollingInterval = 5_000;

/** What was sent about a conversation, asked for anew each time it is looked at, and while something is on its way. */
export const useSentMessages = (visitor: VisitorOf) => {
  const state = useQueryState(visitor);
  const onItsWay = state.currentData?.notifications.some(({ status }) => unsettled.includes(status)) ?? false;
  const { refetch } = useQuerySubscription(visitor, {
    refetchOnMountOrArgChange: true,
    pollingInterval: onItsWay ? pollingInterval : 0,
  });
  return { ...state, refetch };
};
