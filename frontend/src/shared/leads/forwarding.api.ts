import {
  forwardLead,
  forwardLeadForAdmin,
  leadForwarding,
  leadForwardingForAdmin,
} from '@pilotlight/contracts/http/lead-forwarding';
import type { z } from 'zod';
import { api, type AnswerOf } from '../../api/api';

export type Forwarding = AnswerOf<typeof leadForwarding>;

/** A lead of the signed-in installer's; with a slug, one of that installer's as the admin sees it. */
export interface ForwardedLead {
  readonly sessionId: string;
  readonly slug?: string | undefined;
}

type Forward = { readonly lead: ForwardedLead; readonly body: z.input<typeof forwardLead.body> };

const paramsOf = ({ sessionId, slug }: ForwardedLead): Readonly<Record<string, string>> =>
  slug === undefined ? { sessionId } : { slug, sessionId };

const forwardingApi = api.enhanceEndpoints({ addTagTypes: ['Conversations', 'Sent'] }).injectEndpoints({
  endpoints: (build) => ({
    leadForwarding: build.query<Forwarding, ForwardedLead>({
      query: (lead) => ({
        route: lead.slug === undefined ? leadForwarding : leadForwardingForAdmin,
        params: paramsOf(lead),
      }),
      responseSchema: leadForwarding.response,
    }),
    forwardLead: build.mutation<AnswerOf<typeof forwardLead>, Forward>({
      query: ({ lead, body }) => ({
        route: lead.slug === undefined ? forwardLead : forwardLeadForAdmin,
        params: paramsOf(lead),
        body,
      }),
      responseSchema: forwardLead.response,
      invalidatesTags: ['Sent'],
    }),
  }),
});

/** Asked anew each time: settings and words may have changed. */
export const useForwarding = (lead: ForwardedLead) =>
  forwardingApi.useLeadForwardingQuery(lead, { refetchOnMountOrArgChange: true });

export const { useForwardLeadMutation } = forwardingApi;
