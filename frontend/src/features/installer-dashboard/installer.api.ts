import {
  installerConversations,
  installerNews,
  installerOverview,
  type gradeFilters,
} from '@pilotlight/contracts/http/conversations';
import { handBackConversation, replyAsInstaller, takeOverConversation } from '@pilotlight/contracts/http/handover';
import { installerTyping } from '@pilotlight/contracts/http/hearing';
import { installerAnalytics } from '@pilotlight/contracts/http/insights';
import { suggestReply } from '@pilotlight/contracts/http/suggested-reply';
import { installerMe } from '@pilotlight/contracts/http/installers';
import { ownTraining } from '@pilotlight/contracts/http/training';
import { retry } from '@reduxjs/toolkit/query/react';
import { api, contractQuery, endpointOf, type AnswerOf } from '../../api/api';
import { conversationTags } from '../../api/conversation-tags';
import { apiErrorFrom, unexpectedAnswer } from '../../api/api-error';

export interface ConversationFilters {
  readonly search: string;
  readonly grade: (typeof gradeFilters)[number];
}

/** Conversations of one page; each brings its transcript, a long one an excerpt. */
export const pageSize = 50;
const accountRetries = 2;

const persistentQuery = retry(contractQuery, {
  retryCondition: (failure, _call, { attempt }) => attempt <= accountRetries && apiErrorFrom(failure).status !== 401,
});

export const installerApi = api
  .enhanceEndpoints({
    addTagTypes: [
      'Account',
      'Figures',
      'Training',
      'News',
      'Conversations',
      'Diary',
      'Billing',
      'Sent',
      'Unanswered',
      'Leads',
    ],
  })
  .injectEndpoints({
    endpoints: (build) => ({
      installerMe: build.query<AnswerOf<typeof installerMe>, void>({
        queryFn: async (_, queryApi) => {
          const { data, error } = await persistentQuery({ route: installerMe }, queryApi, {});
          if (error) return { error };
          const answer = installerMe.response.safeParse(data);
          return answer.success ? { data: answer.data } : { error: unexpectedAnswer('installerMe') };
        },
        providesTags: ['Account'],
      }),
      installerAnalytics: build.query({ ...endpointOf(installerAnalytics), providesTags: ['Figures'] }),
      ownTraining: build.query({ ...endpointOf(ownTraining), providesTags: ['Training'] }),
      installerNews: build.query({ ...endpointOf(installerNews), providesTags: ['News'] }),
      installerOverview: build.query({
        ...endpointOf(installerOverview),
        providesTags: ['Conversations', { type: 'Conversations', id: 'overview' }],
      }),
      installerConversation: build.query({
        ...endpointOf(installerConversations),
        providesTags: (_answer, _error, call) => conversationTags((call && call.query?.sessionId) ?? ''),
      }),
      installerConversations: build.infiniteQuery<AnswerOf<typeof installerConversations>, ConversationFilters, number>(
        {
          query: ({ queryArg: { search, grade }, pageParam: page }) => ({
            route: installerConversations,
            query: { ...(search && { search }), ...(grade !== 'all' && { grade }), page, pageSize },
          }),
          responseSchema: installerConversations.response,
          infiniteQueryOptions: {
            initialPageParam: 1,
            getNextPageParam: ({ total }, pages) => (pages.length * pageSize < total ? pages.length + 1 : undefined),
          },
          providesTags: ['Conversations'],
          // What is new in a list that nobody looks at isn't told.
          keepUnusedDataFor: 30,
        },
      ),
      replyAsInstaller: build.mutation({ ...endpointOf(replyAsInstaller), invalidatesTags: ['Conversations', 'News'] }),
      installerTyping: build.mutation(endpointOf(installerTyping)),
      takeOverConversation: build.mutation({
        ...endpointOf(takeOverConversation),
        invalidatesTags: ['Conversations', 'News'],
      }),
      suggestReply: build.mutation(endpointOf(suggestReply)),
      handBackConversation: build.mutation({
        ...endpointOf(handBackConversation),
        invalidatesTags: ['Conversations', 'News'],
      }),
    }),
  });

export const { invalidateTags } = installerApi.util;

export const {
  useInstallerMeQuery,
  useInstallerAnalyticsQuery,
  useOwnTrainingQuery,
  useInstallerNewsQuery,
  useInstallerOverviewQuery,
  useInstallerConversationQuery,
  useInstallerConversationsInfiniteQuery,
  useReplyAsInstallerMutation,
  useInstallerTypingMutation,
  useTakeOverConversationMutation,
  useSuggestReplyMutation,
  useHandBackConversationMutation,
} = installerApi;
