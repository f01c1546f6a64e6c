import { conversationPhotos, conversationPhotosForAdmin } from '@pilotlight/contracts/http/photos';
import { conversationTags } from '../../api/conversation-tags';
import { api, endpointOf } from '../../api/api';

/** Seconds: links hold for five minutes, and what is shown again must not meet one that is over. */
const keepUnusedDataFor = 60;

const photosApi = api.enhanceEndpoints({ addTagTypes: ['Conversations'] }).injectEndpoints({
  endpoints: (build) => ({
    conversationPhotos: build.query({
      ...endpointOf(conversationPhotos),
      providesTags: (_answer, _error, call) => conversationTags((call && call.params?.['sessionId']) ?? ''),
      keepUnusedDataFor,
    }),
    conversationPhotosForAdmin: build.query({
      ...endpointOf(conversationPhotosForAdmin),
      providesTags: (_answer, _error, call) => conversationTags((call && call.params?.['sessionId']) ?? ''),
      keepUnusedDataFor,
    }),
  }),
});

export const { useConversationPhotosQuery, useConversationPhotosForAdminQuery } = photosApi;
