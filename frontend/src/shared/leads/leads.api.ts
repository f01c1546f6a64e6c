import { conversationLead, conversationLeadForAdmin, type LeadView } from '@pilotlight/contracts/http/leads';
import { conversationTags } from '../../api/conversation-tags';
import { api } from '../../api/api';
import type { VisitorOf } from '../people/people.api';

const leadsApi = api.enhanceEndpoints({ addTagTypes: ['Conversations'] }).injectEndpoints({
  endpoints: (build) => ({
    conversationLead: build.query<LeadView, VisitorOf>({
      query: ({ slug, sessionId }) => ({
        route: slug === undefined ? conversationLead : conversationLeadForAdmin,
        params: { sessionId, ...(slug !== undefined && { slug }) },
      }),
      responseSchema: conversationLead.response,
      providesTags: (_answer, _error, { sessionId }) => conversationTags(sessionId),
    }),
  }),
});

/** Puts an installer's own lead on the screen as a call has just answered it. */
export const showOwnLead = (sessionId: string, view: LeadView) =>
  leadsApi.util.upsertQueryData('conversationLead', { sessionId }, view);

export const { useConversationLeadQuery } = leadsApi;
