import { z } from 'zod';

/** Used in addresses, stream names and the embed snippet. Never changes. */
export const slugSchema = z
  .string()
  .min(1, 'Slug must be lowercase alphanumeric with hyphens')
  .max(63, 'Slug must be at most 63 characters')
  .regex(/^[a-z0-9-]+$/, 'Slug must be lowercase alphanumeric with hyphens');

export type Slug = z.infer<typeof slugSchema>;

/** A slug made of a name: "Mackie & Sons" becomes "mackie-and-sons"; empty where nothing of it can stand in one. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}|['’]/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 63)
    .replaceAll(/^-+|-+$/g, '');
