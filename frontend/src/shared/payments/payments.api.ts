import { paymentSettings } from '@pilotlight/contracts/http/billing';
import { route } from '@pilotlight/contracts/http/route';
import { z } from 'zod';
import { api, endpointOf } from '../../api/api';

const card = z.object({ number: z.string(), expMonth: z.int(), expYear: z.int(), cvc: z.string() });

/** Where the test payments take a card; a real provider's card goes to the provider's own frame. */
const confirmTestPayment = route({
  method: 'POST',
  path: '/test-payments/confirm',
  access: 'public',
  summary: 'Pays with a test card, or says how its authentication went',
  body: z.union([
    z.object({ clientSecret: z.string(), card }),
    z.object({ clientSecret: z.string(), authenticated: z.boolean() }),
  ]),
  query: z.object({}),
  response: z.object({
    status: z.enum(['succeeded', 'requires_action', 'declined']),
    message: z.string().optional(),
  }),
});

const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    paymentSettings: build.query(endpointOf(paymentSettings)),
    confirmTestPayment: build.mutation(endpointOf(confirmTestPayment)),
  }),
});

export const { usePaymentSettingsQuery, useConfirmTestPaymentMutation } = paymentsApi;
