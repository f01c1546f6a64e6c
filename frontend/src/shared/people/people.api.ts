import {
  eraseConversation,
  eraseConversationForAdmin,
  exportConversation,
  exportConversationForAdmin,
  samePersonConversations,
  samePersonConversationsForAdmin,
} from '@pilotlight/contracts/http/people';
import { api, endpointOf, type AnswerOf } from '../../api/api';

/** One visitor, by the conversation held; with the installer's slug where the admin asks, without where the installer itself does. */
export interface VisitorOf {
  readonly slug?: string;
  readonly sessionId: string;
}

const callOf = ({ slug, sessionId }: VisitorOf) => ({ params: { sessionId, ...(slug !== undefined && { slug }) } });

const peopleApi = api.enhanceEndpoints({ addTagTypes: ['Conversations', 'Figures'] }).injectEndpoints({
  endpoints: (build) => ({
    samePerson: build.query<AnswerOf<typeof samePersonConversations>, VisitorOf>({
      query: (visitor) => ({
        route: visitor.slug === undefined ? samePersonConversations : samePersonConversationsForAdmin,
        ...callOf(visitor),
      }),
      responseSchema: samePersonConversations.response,
      providesTags: ['Conversations'],
    }),
    personExport: build.mutation<AnswerOf<typeof exportConversation>, VisitorOf>({
      query: (visitor) => ({
        route: visitor.slug === undefined ? exportConversation : exportConversationForAdmin,
        ...callOf(visitor),
      }),
      responseSchema: exportConversation.response,
    }),
    erasePerson: build.mutation<
      AnswerOf<typeof eraseConversation>,
      { readonly visitor: VisitorOf; readonly everyConversation: boolean }
    >({
      query: ({ visitor, everyConversation }) => ({
        ...endpointOf(visitor.slug === undefined ? eraseConversation : eraseConversationForAdmin).query({
          ...callOf(visitor),
          body: { everyConversation },
        }),
      }),
      responseSchema: eraseConversation.response,
      invalidatesTags: ['Conversations', 'Figures'],
    }),
  }),
});

export const { useSamePersonQuery, usePersonExportMutation, useErasePersonMutation } = peopleApi;
