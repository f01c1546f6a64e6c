import { z } from 'zod';
import { readTable } from '../tables/read-table';

const languageSchema = z.strictObject({
  id: z.string(),
  script: z.string(),
  letters: z.string().optional(),
  words: z.array(z.string()),
  sorry: z.string(),
  ifGas: z.string().includes('{number}'),
});

export type Language = Readonly<z.infer<typeof languageSchema>>;

/** The commonest first, but for Welsh: where two are as likely, the commoner is meant. Read once, while modules load. */
export const languages: readonly Language[] = readTable('home-languages', z.array(languageSchema));
