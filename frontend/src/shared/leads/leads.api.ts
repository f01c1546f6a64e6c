import { conversationLead, conversationLeadForAdmin, editLead, type LeadView } from '@pilotlight/contracts/http/leads';
import type { LeadEdit } from '@pilotlight/contracts/values/lead-edit';
import { api } from '../../api/api';
import type { VisitorOf } from '../people/people.api';

const leadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    conversationLead: build.query<LeadView, VisitorOf>({
      query: ({ slug, sessionId }) => ({
        route: slug === undefined ? conversationLead : conversationLeadForAdmin,
        params: { sessionId, ...(slug !== undefined && { slug }) },
      }),
      responseSchema: conversationLead.response,
      providesTags: ['Conversations'],
    }),
    editLead: build.mutation<LeadView, LeadEdit & { readonly sessionId: string }>({
      query: ({ sessionId, field, value }) => ({ route: editLead, params: { sessionId }, body: { field, value } }),
      responseSchema: editLead.response,
      invalidatesTags: ['Conversations', 'Figures'],
      // What was saved stands on the screen at once, with the grade that came of it.
      onQueryStarted: async ({ sessionId }, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => null);
        if (saved) void dispatch(leadsApi.util.upsertQueryData('conversationLead', { sessionId }, saved.data));
      },
    }),
  }),
});

export const { useConversationLeadQuery, useEditLeadMutation } = leadsApi;
