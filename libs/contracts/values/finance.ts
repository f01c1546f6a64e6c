import { z } from 'zod';

const line = (most: number) => z.string().trim().max(most, `At most ${most} characters`);

/** Whether customers may pay by instalments, with whom, and the lender's own words on the rate ("9.9% APR representative"). Empty: nothing was told. */
export const financeSchema = z.strictObject({
  offered: z.boolean().optional(),
  provider: line(120).optional(),
  apr: line(200).optional(),
});
export type Finance = z.infer<typeof financeSchema>;
