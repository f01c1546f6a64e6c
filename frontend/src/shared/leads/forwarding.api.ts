import { forwardLead, leadForwarding } from '@pilotlight/contracts/http/lead-forwarding';
import type { z } from 'zod';
import { api, type AnswerOf, endpointOf } from '../../api/api';

export type Forwarding = AnswerOf<typeof leadForwarding>;

type Forward = { readonly params: { readonly sessionId: string }; readonly body: z.input<typeof forwardLead.body> };

const forwardingApi = api.enhanceEndpoints({ addTagTypes: ['Conversations', 'Sent'] }).injectEndpoints({
  endpoints: (build) => ({
    leadForwarding: build.query<Forwarding, { readonly sessionId: string }>({
      query: (params) => ({ route: leadForwarding, params }),
      responseSchema: leadForwarding.response,
    }),
    forwardLead: build.mutation<AnswerOf<typeof forwardLead>, Forward>({
      ...endpointOf(forwardLead),
      invalidatesTags: ['Sent'],
    }),
  }),
});

/** Asked anew each time: settings and words may have changed. */
export const useForwarding = (sessionId: string) =>
  forwardingApi.useLeadForwardingQuery({ sessionId }, { refetchOnMountOrArgChange: true });

export const { useForwardLeadMutation } = forwardingApi;
