import { issueSystemKey, revokeSystemKey, systemKeys } from '@pilotlight/contracts/http/system-keys';
import { api, endpointOf } from '../../../../api/api';

const systemKeysApi = api.enhanceEndpoints({ addTagTypes: ['SystemKeys'] }).injectEndpoints({
  endpoints: (build) => ({
    systemKeys: build.query({ ...endpointOf(systemKeys), providesTags: ['SystemKeys'] }),
    // One may be there though its answer was lost.
    issueSystemKey: build.mutation({ ...endpointOf(issueSystemKey), invalidatesTags: ['SystemKeys'] }),
    // One that has ended meanwhile is shown as gone too.
    revokeSystemKey: build.mutation({ ...endpointOf(revokeSystemKey), invalidatesTags: ['SystemKeys'] }),
  }),
});

export const { useSystemKeysQuery, useIssueSystemKeyMutation, useRevokeSystemKeyMutation } = systemKeysApi;
