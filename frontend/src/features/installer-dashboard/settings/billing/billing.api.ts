import { billingPortal, cancelSubscription, keepSubscription, ownBilling } from '@pilotlight/contracts/http/billing';
import { endpointOf } from '../../../../api/api';
import { installerApi } from '../../installer.api';

const billingApi = installerApi.enhanceEndpoints({ addTagTypes: ['Billing'] }).injectEndpoints({
  endpoints: (build) => ({
    ownBilling: build.query({ ...endpointOf(ownBilling), providesTags: ['Billing'] }),
    cancelSubscription: build.mutation({ ...endpointOf(cancelSubscription), invalidatesTags: ['Billing', 'Account'] }),
    keepSubscription: build.mutation({ ...endpointOf(keepSubscription), invalidatesTags: ['Billing', 'Account'] }),
    billingPortal: build.mutation(endpointOf(billingPortal)),
  }),
});

export const {
  useOwnBillingQuery,
  useCancelSubscriptionMutation,
  useKeepSubscriptionMutation,
  useBillingPortalMutation,
} = billingApi;
