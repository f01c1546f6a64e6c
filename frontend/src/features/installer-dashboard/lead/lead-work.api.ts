import {
  addLeadNote,
  requestJobDetail,
  setLeadStage,
  tagConversationPhoto,
} from '@pilotlight/contracts/http/lead-work';
import { editLead, editLeadDetails, type LeadView } from '@pilotlight/contracts/http/leads';
import type { z } from 'zod';
import { api, endpointOf } from '../../../api/api';
import { showOwnLead } from '../../../shared/leads/leads.api';

interface OnLead {
  readonly params: { readonly sessionId: string };
}
type With<Body extends z.ZodType> = OnLead & { readonly body: z.input<Body> };
type OnPhoto = { readonly params: { readonly photoId: string } };

interface Started {
  readonly dispatch: (action: ReturnType<typeof showOwnLead>) => unknown;
  readonly queryFulfilled: Promise<{ readonly data: LeadView }>;
}

/** What was done stands on the screen at once, with all that came of it. */
const shownAtOnce = {
  invalidatesTags: ['Conversations', 'Figures', 'Leads'],
  onQueryStarted: async ({ params }: OnLead, { dispatch, queryFulfilled }: Started) => {
    const done = await queryFulfilled.catch(() => null);
    if (done) dispatch(showOwnLead(params.sessionId, done.data));
  },
} as const;

const leadWorkApi = api.enhanceEndpoints({ addTagTypes: ['Conversations', 'Figures', 'Leads'] }).injectEndpoints({
  endpoints: (build) => ({
    editLead: build.mutation<LeadView, With<typeof editLead.body>>({ ...endpointOf(editLead), ...shownAtOnce }),
    editLeadDetails: build.mutation<LeadView, With<typeof editLeadDetails.body>>({
      ...endpointOf(editLeadDetails),
      ...shownAtOnce,
    }),
    requestJobDetail: build.mutation<LeadView, With<typeof requestJobDetail.body>>({
      ...endpointOf(requestJobDetail),
      ...shownAtOnce,
    }),
    setLeadStage: build.mutation<LeadView, With<typeof setLeadStage.body>>({
      ...endpointOf(setLeadStage),
      ...shownAtOnce,
    }),
    addLeadNote: build.mutation<LeadView, With<typeof addLeadNote.body>>({
      ...endpointOf(addLeadNote),
      ...shownAtOnce,
    }),
    tagConversationPhoto: build.mutation<LeadView, With<typeof tagConversationPhoto.body> & OnPhoto>({
      ...endpointOf(tagConversationPhoto),
      ...shownAtOnce,
    }),
  }),
});

export const {
  useEditLeadMutation,
  useEditLeadDetailsMutation,
  useRequestJobDetailMutation,
  useSetLeadStageMutation,
  useAddLeadNoteMutation,
  useTagConversationPhotoMutation,
} = leadWorkApi;
