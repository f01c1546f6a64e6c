import { z } from 'zod';

const kept = z.object({
  businessName: z.string(),
  contactName: z.string(),
  email: z.string(),
  phone: z.string(),
  postcode: z.string(),
  website: z.string(),
  /** Paid, and not registered yet. */
  paymentIntentId: z.string().nullable(),
});

/** What a registration needs to go on after the page was left for the bank's: everything but the passwords. */
export type Draft = z.infer<typeof kept>;

const key = 'registration_draft';

export const readDraft = (): Draft | null => {
  try {
    return kept.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
};

/** A browser that keeps nothing still registers; it only can't go on after it was left. */
export const keepDraft = (draft: Draft): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {}
};

export const forgetDraft = (): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {}
};
