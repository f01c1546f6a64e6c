import { z } from 'zod';

export const gasSafeMessage = 'A Gas Safe number has five to seven digits';

/** What an admin has seen in the Gas Safe Register; by whom says the event's actor. */
export const gasSafeCheckSchema = z.object({
  number: z
    .string()
    .trim()
    .regex(/^\d{5,7}$/, gasSafeMessage),
  /** Whether the register names the same business. */
  nameMatches: z.boolean(),
  checkedOn: z.iso.date(),
});
export type GasSafeCheck = z.infer<typeof gasSafeCheckSchema>;
