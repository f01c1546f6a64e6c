import {
  auditedEvent,
  auditedInstallers,
  chainStatus,
  searchEvents,
  verifyChain,
  viewEventPersonalData,
} from '@pilotlight/contracts/http/audit';
import { installerStateComparison, viewInstallerPersonalData } from '@pilotlight/contracts/http/audit-state';
import { api, endpointOf } from '../../api/api';

const auditApi = api.enhanceEndpoints({ addTagTypes: ['Audit', 'Chain'] }).injectEndpoints({
  endpoints: (build) => ({
    auditedInstallers: build.query(endpointOf(auditedInstallers)),
    searchEvents: build.query({ ...endpointOf(searchEvents), providesTags: ['Audit'] }),
    auditedEvent: build.query({ ...endpointOf(auditedEvent), providesTags: ['Audit'] }),
    installerStateComparison: build.query(endpointOf(installerStateComparison)),
    chainStatus: build.query({ ...endpointOf(chainStatus), providesTags: ['Chain'] }),
    verifyChain: build.mutation({ ...endpointOf(verifyChain), invalidatesTags: ['Chain'] }),
    // A look is an event of the log itself.
    viewEventPersonalData: build.mutation({ ...endpointOf(viewEventPersonalData), invalidatesTags: ['Audit'] }),
    viewInstallerPersonalData: build.mutation({ ...endpointOf(viewInstallerPersonalData), invalidatesTags: ['Audit'] }),
  }),
});

export const {
  useAuditedInstallersQuery,
  useSearchEventsQuery,
  useAuditedEventQuery,
  useInstallerStateComparisonQuery,
  useChainStatusQuery,
  useVerifyChainMutation,
  useViewEventPersonalDataMutation,
  useViewInstallerPersonalDataMutation,
} = auditApi;
