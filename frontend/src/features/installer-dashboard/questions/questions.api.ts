import { dismissOpenQuestion } from '@pilotlight/contracts/http/handover';
import { api, endpointOf } from '../../../api/api';

const questionsApi = api.enhanceEndpoints({ addTagTypes: ['Conversations', 'News'] }).injectEndpoints({
  endpoints: (build) => ({
    dismissOpenQuestion: build.mutation({
      ...endpointOf(dismissOpenQuestion),
      invalidatesTags: ['Conversations', 'News'],
    }),
  }),
});

export const { useDismissOpenQuestionMutation } = questionsApi;
