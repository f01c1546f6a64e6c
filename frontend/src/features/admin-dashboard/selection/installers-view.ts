import { installerFilters, installerSorts } from '@pilotlight/contracts/http/installers';
import { z } from 'zod';

export const pageSize = 25;

export const installersViewSchema = z.object({
  search: z.string().max(200).catch(''),
  filter: z.enum(installerFilters).catch('all'),
  sort: z.enum(installerSorts).catch('needs-a-look'),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

/** What the list shows: searched, filtered, sorted and paged. */
export type InstallersView = z.infer<typeof installersViewSchema>;

export const wholeList: InstallersView = installersViewSchema.parse({});
