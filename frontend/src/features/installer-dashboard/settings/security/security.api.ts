import { changeOwnPassword, endOtherSessions, endOwnSession, ownSessions } from '@pilotlight/contracts/http/security';
import { api, endpointOf } from '../../../../api/api';

const securityApi = api.enhanceEndpoints({ addTagTypes: ['Sessions'] }).injectEndpoints({
  endpoints: (build) => ({
    ownSessions: build.query({ ...endpointOf(ownSessions), providesTags: ['Sessions'] }),
    // One that has gone meanwhile is shown as gone too.
    endOwnSession: build.mutation({ ...endpointOf(endOwnSession), invalidatesTags: ['Sessions'] }),
    endOtherSessions: build.mutation({ ...endpointOf(endOtherSessions), invalidatesTags: ['Sessions'] }),
    changeOwnPassword: build.mutation({
      ...endpointOf(changeOwnPassword),
      invalidatesTags: (_, error) => (error ? [] : ['Sessions']),
    }),
  }),
});

export const {
  useOwnSessionsQuery,
  useEndOwnSessionMutation,
  useEndOtherSessionsMutation,
  useChangeOwnPasswordMutation,
} = securityApi;
