import { e164 } from '../conversations/leads/lead-facts';
import type { Customer } from './booking.decisions';

type Given<T> = { readonly [Field in keyof T]?: T[Field] | null | undefined };

/** Whom a form names, the phone as E.164; what it leaves out is nothing. */
export const givenCustomer = (form: Given<Customer> & Pick<Customer, 'customerName'>): Customer => ({
  customerName: form.customerName,
  customerEmail: form.customerEmail ?? null,
  customerPhone: form.customerPhone ? e164(form.customerPhone) : null,
  customerPostcode: form.customerPostcode ?? null,
  notes: form.notes || null,
});

const fields = ['customerName', 'customerEmail', 'customerPhone', 'customerPostcode', 'notes'] as const;

/** What a form corrects; absent fields stay, empty ones become nothing. */
export const correctedCustomer = (form: Given<Customer>): Partial<Customer> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const given = form[field];
      if (given === undefined) return [];
      const value = field === 'customerPhone' && given ? e164(given) : given;
      return [[field, value || null]];
    }),
  );
