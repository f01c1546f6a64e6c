import { platformHealth } from '@pilotlight/contracts/http/platform-health';
import { redrivePolicies } from '@pilotlight/contracts/http/policies';
import { api, endpointOf } from '../../../api/api';

const healthApi = api.enhanceEndpoints({ addTagTypes: ['Health'] }).injectEndpoints({
  endpoints: (build) => ({
    platformHealth: build.query({ ...endpointOf(platformHealth), providesTags: ['Health'], keepUnusedDataFor: 0 }),
    redrivePolicies: build.mutation({ ...endpointOf(redrivePolicies), invalidatesTags: ['Health'] }),
  }),
});

export const { usePlatformHealthQuery, useRedrivePoliciesMutation } = healthApi;
