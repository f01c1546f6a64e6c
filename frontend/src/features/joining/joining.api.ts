import { confirmPayment, createSubscription } from '@pilotlight/contracts/http/billing';
import { installerMe } from '@pilotlight/contracts/http/installers';
import { createRegistrationPayment, registerWithPayment } from '@pilotlight/contracts/http/registration';
import { api, endpointOf } from '../../api/api';

export const joiningApi = api.enhanceEndpoints({ addTagTypes: ['Account'] }).injectEndpoints({
  endpoints: (build) => ({
    createRegistrationPayment: build.mutation(endpointOf(createRegistrationPayment)),
    registerWithPayment: build.mutation(endpointOf(registerWithPayment)),
    // Asked anew each time; the dashboard keeps its own answer.
    accountNow: build.query({ ...endpointOf(installerMe), keepUnusedDataFor: 0 }),
    createSubscription: build.mutation(endpointOf(createSubscription)),
    confirmPayment: build.mutation({ ...endpointOf(confirmPayment), invalidatesTags: ['Account'] }),
  }),
});

export const {
  useCreateRegistrationPaymentMutation,
  useRegisterWithPaymentMutation,
  useLazyAccountNowQuery,
  useCreateSubscriptionMutation,
  useConfirmPaymentMutation,
} = joiningApi;
