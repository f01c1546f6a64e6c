import { installerRanking, platformInsights } from '@pilotlight/contracts/http/platform-insights';
import { api, endpointOf } from '../../../api/api';

const platformInsightsApi = api.injectEndpoints({
  endpoints: (build) => ({
    platformInsights: build.query({ ...endpointOf(platformInsights), keepUnusedDataFor: 60 }),
    installerRanking: build.query({ ...endpointOf(installerRanking), keepUnusedDataFor: 60 }),
  }),
});

export const { usePlatformInsightsQuery, useInstallerRankingQuery } = platformInsightsApi;
