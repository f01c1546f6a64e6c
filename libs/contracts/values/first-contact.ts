import { z } from 'zod';

/** Contacts that visitors gave in a week, how many a person saw to, and the median of how long that took. */
const firstContactSchema = z.object({ given: z.int(), reached: z.int(), medianSeconds: z.int().nullable() });
export type FirstContact = z.infer<typeof firstContactSchema>;

/** From when a phone or an email was given until somebody of the firm wrote, took over or set a stage: seven days, and the seven before. */
export const firstContactsSchema = z.object({ week: firstContactSchema, before: firstContactSchema });
export type FirstContacts = z.infer<typeof firstContactsSchema>;
