import { z } from 'zod';
import { trainingLimits } from './training';

const feeMessage = 'Please enter a fee such as 85 or 85.50';

/** What coming out costs, in pence, and when somebody does ("24 hours, every day"). Empty: nothing was told. */
export const calloutSchema = z.strictObject({
  fee: z.int(feeMessage).min(1, feeMessage).max(trainingLimits.price, 'At most £100,000').optional(),
  hours: z.string().trim().max(200, 'At most 200 characters').optional(),
});
export type Callout = z.infer<typeof calloutSchema>;
