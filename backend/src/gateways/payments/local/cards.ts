import { z } from 'zod';
import type { KeptCard } from './account';

export const typedCardSchema = z.object({
  number: z.string().max(40),
  expMonth: z.coerce.number().int(),
  /** Of two digits or four. */
  expYear: z.coerce.number().int(),
  cvc: z.string().max(10),
});
export type TypedCard = z.infer<typeof typedCardSchema>;

export interface CardFailure {
  readonly code: string;
  readonly message: string;
}

export const declined: CardFailure = { code: 'card_declined', message: 'Your card was declined.' };
export const unauthenticated: CardFailure = {
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

const numbers = new Map<string, KeptCard['behaviour'] | 'declines'>([
  ['4242424242424242', 'pays'],
  ['4000000000000002', 'declines'],
  ['4000002500003155', 'authenticates'],
  ['4000000000000341', 'fails-on-renewal'],
]);

const passesLuhn = (digits: string): boolean => {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
};

type Read =
  | { readonly kind: 'card'; readonly card: KeptCard }
  /** Found by the form: no try is made with it. */
  | { readonly kind: 'invalid'; readonly failure: CardFailure }
  | { readonly kind: 'declined'; readonly failure: CardFailure };

const invalid = (code: string, message: string): Read => ({ kind: 'invalid', failure: { code, message } });

/** In the words of Stripe's own card form. */
export const readCard = (typed: TypedCard, now: number): Read => {
  const digits = typed.number.replace(/[\s-]/g, '');
  if (!/^\d{13,19}$/.test(digits)) return invalid('incomplete_number', 'Your card number is incomplete.');
  if (!passesLuhn(digits)) return invalid('invalid_number', 'Your card number is invalid.');
  const { expMonth } = typed;
  const expYear = typed.expYear < 100 ? 2000 + typed.expYear : typed.expYear;
  if (expMonth < 1 || expMonth > 12)
    return invalid('invalid_expiry_month', "Your card's expiration date is incomplete.");
  const today = new Date(now);
  if (expYear < today.getUTCFullYear())
    return invalid('invalid_expiry_year_past', "Your card's expiration year is in the past.");
  if (expYear > today.getUTCFullYear() + 50)
    return invalid('invalid_expiry_year', "Your card's expiration year is invalid.");
  if (expYear === today.getUTCFullYear() && expMonth < today.getUTCMonth() + 1)
    return invalid('invalid_expiry_month_past', "Your card's expiration date is in the past.");
  if (!/^\d{3,4}$/.test(typed.cvc.trim())) return invalid('incomplete_cvc', "Your card's security code is incomplete.");
  const behaviour = numbers.get(digits);
  if (!behaviour)
    return {
      kind: 'declined',
      failure: {
        code: 'card_declined',
        message: 'Your card was declined. Your request was in test mode, but used a non test card.',
      },
    };
  if (behaviour === 'declines') return { kind: 'declined', failure: declined };
  return { kind: 'card', card: { brand: 'visa', last4: digits.slice(-4), expMonth, expYear, behaviour } };
};
