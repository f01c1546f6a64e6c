import { installerConversationsForAdmin } from '@pilotlight/contracts/http/conversations';
import { installerAnalyticsForAdmin, platformPulse } from '@pilotlight/contracts/http/insights';
import { installerStory } from '@pilotlight/contracts/http/installer-story';
import {
  listInstallers,
  reactivateInstaller,
  rotateApiKey,
  saveInstaller,
  suspendChatbot,
} from '@pilotlight/contracts/http/installers';
import { changeChatbots, matchingInstallers } from '@pilotlight/contracts/http/many-installers';
import { conversationTags } from '../../api/conversation-tags';
import { api, endpointOf } from '../../api/api';

const adminDashboardApi = api
  .enhanceEndpoints({ addTagTypes: ['Installers', 'Figures', 'Conversations'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listInstallers: build.query({ ...endpointOf(listInstallers), providesTags: ['Installers'] }),
      matchingInstallers: build.query({ ...endpointOf(matchingInstallers), keepUnusedDataFor: 0 }),
      platformPulse: build.query({ ...endpointOf(platformPulse), providesTags: ['Figures'] }),
      installerStory: build.query({ ...endpointOf(installerStory), keepUnusedDataFor: 0 }),
      analyticsForAdmin: build.query({ ...endpointOf(installerAnalyticsForAdmin), providesTags: ['Figures'] }),
      conversationsForAdmin: build.query({
        ...endpointOf(installerConversationsForAdmin),
        providesTags: (_answer, _error, call) => conversationTags((call && call.query?.sessionId) ?? ''),
      }),
      saveInstaller: build.mutation({ ...endpointOf(saveInstaller), invalidatesTags: ['Installers', 'Figures'] }),
      rotateApiKey: build.mutation({ ...endpointOf(rotateApiKey), invalidatesTags: ['Installers'] }),
      suspendChatbot: build.mutation({ ...endpointOf(suspendChatbot), invalidatesTags: ['Installers', 'Figures'] }),
      changeChatbots: build.mutation({ ...endpointOf(changeChatbots), invalidatesTags: ['Installers', 'Figures'] }),
      reactivateInstaller: build.mutation({
        ...endpointOf(reactivateInstaller),
        invalidatesTags: ['Installers', 'Figures'],
      }),
    }),
  });

export const {
  useListInstallersQuery,
  usePlatformPulseQuery,
  useAnalyticsForAdminQuery,
  useInstallerStoryQuery,
  useConversationsForAdminQuery,
  useSaveInstallerMutation,
  useRotateApiKeyMutation,
  useSuspendChatbotMutation,
  useReactivateInstallerMutation,
  useChangeChatbotsMutation,
  useLazyMatchingInstallersQuery,
} = adminDashboardApi;
