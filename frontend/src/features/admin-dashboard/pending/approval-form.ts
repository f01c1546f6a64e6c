import { approveInstaller } from '@pilotlight/contracts/http/approval';
import { gasSafeCheckSchema } from '@pilotlight/contracts/values/gas-safe';
import { z } from 'zod';

export type Approval = NonNullable<z.input<(typeof approveInstaller)['body']>>;

export const reasonMessage = 'Check the register and give the number, or say here why you approve without it';
export const otherNameMessage = 'Say here why you approve it under another name';

/** As typed: the check of the register, or a written reason for doing without; for another name on the register both. */
export const approvalFormSchema = z
  .object({
    number: z.union([z.literal(''), gasSafeCheckSchema.shape.number]),
    nameMatches: z.boolean(),
    checkedOn: gasSafeCheckSchema.shape.checkedOn.or(z.literal('')),
    notes: z.string().trim().max(2000, 'At most 2,000 characters'),
  })
  .superRefine(({ number, nameMatches, notes }, context) => {
    if (notes !== '' || (number !== '' && nameMatches)) return;
    const message = number === '' ? reasonMessage : otherNameMessage;
    context.addIssue({ code: 'custom', path: ['notes'], message });
  });
export type ApprovalForm = z.output<typeof approvalFormSchema>;

export const approvalOf = ({ number, nameMatches, checkedOn, notes }: ApprovalForm, today: string): Approval => ({
  ...(notes && { approvalNotes: notes }),
  ...(number && { gasSafe: { number, nameMatches, checkedOn: checkedOn || today } }),
});
