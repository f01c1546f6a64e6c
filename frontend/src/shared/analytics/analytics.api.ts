import { periodAnalytics, periodAnalyticsForAdmin, platformAnalytics } from '@pilotlight/contracts/http/analytics';
import { api, endpointOf } from '../../api/api';

const analyticsApi = api.enhanceEndpoints({ addTagTypes: ['Figures'] }).injectEndpoints({
  endpoints: (build) => ({
    periodAnalytics: build.query({ ...endpointOf(periodAnalytics), keepUnusedDataFor: 60, providesTags: ['Figures'] }),
    periodAnalyticsForAdmin: build.query({ ...endpointOf(periodAnalyticsForAdmin), keepUnusedDataFor: 60 }),
    platformAnalytics: build.query({ ...endpointOf(platformAnalytics), keepUnusedDataFor: 60 }),
  }),
});

export const { usePeriodAnalyticsQuery, usePeriodAnalyticsForAdminQuery, usePlatformAnalyticsQuery } = analyticsApi;
