import { checkOwnWebsites, checkWebsites } from '@pilotlight/contracts/http/website-check';
import { api, endpointOf } from '../../api/api';

const websiteCheckApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkOwnWebsites: build.mutation(endpointOf(checkOwnWebsites)),
    checkWebsites: build.mutation(endpointOf(checkWebsites)),
  }),
});

export const { useCheckOwnWebsitesMutation, useCheckWebsitesMutation } = websiteCheckApi;
