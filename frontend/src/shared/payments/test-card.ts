import { z } from 'zod';

const century = 2000;
const digitsOf = (typed: string): string => typed.replace(/\D/g, '');
const expiryParts = /^\s*(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})\s*$/;

/** A card as it is typed, and as the test payments take it. */
export const testCardSchema = z.object({
  number: z
    .string()
    .transform(digitsOf)
    .pipe(z.string().regex(/^\d{13,19}$/, 'Enter the whole card number')),
  expiry: z
    .string()
    .regex(expiryParts, 'Enter the expiry date as MM / YY')
    .transform((typed) => {
      const [, month, year] = expiryParts.exec(typed) ?? [];
      return { expMonth: Number(month), expYear: century + Number(year) };
    }),
  cvc: z
    .string()
    .trim()
    .regex(/^\d{3,4}$/, 'Enter the 3 or 4 digits of the security code'),
});

/** 4242424242424242 as it stands on the card. */
export const inFours = (typed: string): string => digitsOf(typed).replace(/(\d{4})(?=\d)/g, '$1 ');

/** 829 and 08/29 as 08 / 29. */
export const asExpiry = (typed: string): string => {
  const [, month, year] = expiryParts.exec(typed) ?? [];
  return month && year ? `${month.padStart(2, '0')} / ${year}` : typed;
};
