import { approveInstaller } from '@pilotlight/contracts/http/approval';
import { gasSafeCheckSchema } from '@pilotlight/contracts/values/gas-safe';
import { z } from 'zod';

export type Approval = NonNullable<z.input<(typeof approveInstaller)['body']>>;

/** As typed: without a number there was no check of the register. */
export const approvalFormSchema = z.object({
  number: z.union([z.literal(''), gasSafeCheckSchema.shape.number]),
  nameMatches: z.boolean(),
  checkedOn: gasSafeCheckSchema.shape.checkedOn.or(z.literal('')),
  notes: z.string().trim().max(2000, 'At most 2,000 characters'),
});
export type ApprovalForm = z.output<typeof approvalFormSchema>;

export const approvalOf = ({ number, nameMatches, checkedOn, notes }: ApprovalForm, today: string): Approval => ({
  ...(notes && { approvalNotes: notes }),
  ...(number && { gasSafe: { number, nameMatches, checkedOn: checkedOn || today } }),
});
