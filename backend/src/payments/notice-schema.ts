import { z } from 'zod';

/** As it is kept in the queue. */
export const noticeSchema = z.object({
  noticeId: z.string(),
  type: z.string(),
  createdAt: z.string(),
  subscriptionId: z.string().nullable(),
  invoiceId: z.string().nullable(),
  paymentIntentId: z.string().nullable(),
  status: z.string(),
  amount: z.int().nullable(),
  currency: z.string().nullable(),
  errorMessage: z.string().nullable(),
});
