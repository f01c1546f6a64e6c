import { z } from 'zod';

const schema = z.object({ paid: z.literal(true) });

/** Goes with the way to the payment page from the provider's. */
export const paidState: z.infer<typeof schema> = { paid: true };

export const cameBackPaid = (state: unknown): boolean => schema.safeParse(state).success;
