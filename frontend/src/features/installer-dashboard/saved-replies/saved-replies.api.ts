import { ownSavedReplies, type SavedReplies, setSavedReplies } from '@pilotlight/contracts/http/saved-replies';
import type { z } from 'zod';
import { api, endpointOf } from '../../../api/api';

const savedRepliesApi = api.enhanceEndpoints({ addTagTypes: ['SavedReplies'] }).injectEndpoints({
  endpoints: (build) => ({
    savedReplies: build.query({ ...endpointOf(ownSavedReplies), providesTags: ['SavedReplies'] }),
    setSavedReplies: build.mutation<SavedReplies, { readonly body: z.input<typeof setSavedReplies.body> }>({
      ...endpointOf(setSavedReplies),
      invalidatesTags: ['SavedReplies'],
    }),
  }),
});

export const { useSavedRepliesQuery, useSetSavedRepliesMutation } = savedRepliesApi;
