import { resendVerification, verifyEmail } from '@pilotlight/contracts/http/registration';
import { api, endpointOf } from '../../api/api';

const verificationApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A query, so that a page drawn twice asks once.
    verifyEmail: build.query(endpointOf(verifyEmail)),
    resendVerification: build.mutation(endpointOf(resendVerification)),
  }),
});

export const { useVerifyEmailQuery, useResendVerificationMutation } = verificationApi;
