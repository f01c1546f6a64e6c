import { z } from 'zod';
import { apiErrorFrom, failedBody } from '../../../../api/api-error';
import { tellNotDone } from '../security/not-done';

const refusedAddress = z.object({ field: z.literal('url'), message: z.string() });

/** What the server has against the address; anything else that went wrong is told of at once, and null comes back. */
export const addressFault = (title: string, thrown: unknown): string | null => {
  const refusal = refusedAddress.safeParse(failedBody(apiErrorFrom(thrown)));
  if (refusal.success) return refusal.data.message;
  tellNotDone(title, thrown);
  return null;
};
