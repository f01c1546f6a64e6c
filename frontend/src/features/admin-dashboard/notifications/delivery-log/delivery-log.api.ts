import {
  deliveryLog,
  liftSuppression,
  notificationStory,
  resendNotification,
  suppressedAddresses,
} from '@pilotlight/contracts/http/notifications';
import { api, endpointOf } from '../../../../api/api';

const deliveryLogApi = api.enhanceEndpoints({ addTagTypes: ['Notifications', 'Suppressions'] }).injectEndpoints({
  endpoints: (build) => ({
    deliveryLog: build.query({ ...endpointOf(deliveryLog), providesTags: ['Notifications'] }),
    notificationStory: build.query({ ...endpointOf(notificationStory), providesTags: ['Notifications'] }),
    resendNotification: build.mutation({ ...endpointOf(resendNotification), invalidatesTags: ['Notifications'] }),
    suppressedAddresses: build.query({ ...endpointOf(suppressedAddresses), providesTags: ['Suppressions'] }),
    liftSuppression: build.mutation({ ...endpointOf(liftSuppression), invalidatesTags: ['Suppressions'] }),
  }),
});

export const {
  useDeliveryLogQuery,
  useNotificationStoryQuery,
  useResendNotificationMutation,
  useSuppressedAddressesQuery,
  useLiftSuppressionMutation,
} = deliveryLogApi;
