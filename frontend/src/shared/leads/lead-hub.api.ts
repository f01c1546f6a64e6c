import {
  adminLeadCounts,
  adminLeads,
  adminLeadSelection,
  installerLeadCounts,
  installerLeads,
  installerLeadSelection,
  type LeadCounts,
  type LeadPage,
  setLeadStages,
} from '@pilotlight/contracts/http/lead-hub';
import { type LeadFilters, leadFiltersSchema } from '@pilotlight/contracts/http/leads';
import { type AnswerOf, api, endpointOf } from '../../api/api';

export type Portal = 'admin' | 'installer';

export interface LeadsAsked {
  readonly portal: Portal;
  readonly filters: LeadFilters;
}

const unsaid = new Map<string, string>(Object.entries(leadFiltersSchema.parse({})));

/** The filters that narrow anything, as a query names them. */
export const saidOf = (filters: LeadFilters): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(filters).filter(([name, value]) => value !== unsaid.get(name)));

/** The list of all shown leads is fetched again for one of them, its head for any. */
const tagOf = (id: string) => ({ type: 'Leads', id }) as const;

const leadHubApi = api.enhanceEndpoints({ addTagTypes: ['Leads', 'Conversations', 'Figures'] }).injectEndpoints({
  endpoints: (build) => ({
    leads: build.infiniteQuery<LeadPage, LeadsAsked, string>({
      query: ({ queryArg: { portal, filters }, pageParam: cursor }) => ({
        route: portal === 'admin' ? adminLeads : installerLeads,
        query: { ...saidOf(filters), ...(cursor && { cursor }) },
      }),
      responseSchema: adminLeads.response,
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next ?? undefined },
      providesTags: (answer) =>
        (answer?.pages ?? []).flatMap(({ leads }) => leads.map((each) => tagOf(each.sessionId))),
      keepUnusedDataFor: 30,
    }),
    newestLead: build.query<LeadPage, LeadsAsked>({
      query: ({ portal, filters }) => ({
        route: portal === 'admin' ? adminLeads : installerLeads,
        query: { ...saidOf(filters), pageSize: '1' },
      }),
      responseSchema: adminLeads.response,
      providesTags: [tagOf('newest')],
      keepUnusedDataFor: 30,
    }),
    foundLeads: build.query<LeadPage, { readonly search: string; readonly most: number }>({
      query: ({ search, most }) => ({ route: adminLeads, query: { search, pageSize: most } }),
      responseSchema: adminLeads.response,
      keepUnusedDataFor: 30,
    }),
    leadCounts: build.query<LeadCounts, LeadsAsked>({
      query: ({ portal, filters }) => ({
        route: portal === 'admin' ? adminLeadCounts : installerLeadCounts,
        query: saidOf(filters),
      }),
      responseSchema: adminLeadCounts.response,
      providesTags: [tagOf('counts')],
      keepUnusedDataFor: 30,
    }),
    leadSelection: build.query<AnswerOf<typeof adminLeadSelection>, LeadsAsked>({
      query: ({ portal, filters }) => ({
        route: portal === 'admin' ? adminLeadSelection : installerLeadSelection,
        query: saidOf(filters),
      }),
      responseSchema: adminLeadSelection.response,
      keepUnusedDataFor: 0,
    }),
    setLeadStages: build.mutation({
      ...endpointOf(setLeadStages),
      invalidatesTags: ['Leads', 'Conversations', 'Figures'],
    }),
  }),
});

export const {
  useLeadsInfiniteQuery,
  useNewestLeadQuery,
  useFoundLeadsQuery,
  useLeadCountsQuery,
  useLazyLeadSelectionQuery,
  useSetLeadStagesMutation,
} = leadHubApi;
