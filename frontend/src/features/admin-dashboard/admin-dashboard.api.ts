import { installerConversationsForAdmin } from '@pilotlight/contracts/http/conversations';
import { installerAnalyticsForAdmin, platformPulse } from '@pilotlight/contracts/http/insights';
import { listInstallers, rotateApiKey, saveInstaller } from '@pilotlight/contracts/http/installers';
import {
  changeChatbots,
  matchingInstallers,
  reactivateInstaller,
  suspendChatbot,
} from '@pilotlight/contracts/http/chatbots';
import { api, endpointOf } from '../../api/api';

const adminDashboardApi = api
  .enhanceEndpoints({ addTagTypes: ['Installers', 'Figures', 'Conversations'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listInstallers: build.query({ ...endpointOf(listInstallers), providesTags: ['Installers'] }),
      matchingInstallers: build.query({ ...endpointOf(matchingInstallers), keepUnusedDataFor: 0 }),
      platformPulse: build.query({ ...endpointOf(platformPulse), providesTags: ['Figures'] }),
      analyticsForAdmin: build.query({ ...endpointOf(installerAnalyticsForAdmin), providesTags: ['Figures'] }),
      conversationsForAdmin: build.query({
        ...endpointOf(installerConversationsForAdmin),
        providesTags: ['Conversations'],
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
  useConversationsForAdminQuery,
  useSaveInstallerMutation,
  useRotateApiKeyMutation,
  useSuspendChatbotMutation,
  useReactivateInstallerMutation,
  useChangeChatbotsMutation,
  useLazyMatchingInstallersQuery,
} = adminDashboardApi;
