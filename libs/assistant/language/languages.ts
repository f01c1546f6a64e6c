import { z } from 'zod';
import { readTable } from '../tables/read-table';

const languageSchema = z.strictObject({
  id: z.string(),
  script: z.string(),
  /** Letters that others of its script do without. */
  letters: z.string().optional(),
  /** Everyday words by which it is told from the others. */
  words: z.array(z.string()),
  /** That only English is understood here, and that a person was asked. */
  sorry: z.string(),
  /** What to do where gas is smelt or an alarm sounds, with `{number}` in it. */
  ifGas: z.string().includes('{number}'),
});

/** A language of British homes, and what is said in it. */
export type Language = Readonly<z.infer<typeof languageSchema>>;

/** The commonest first, but for Welsh: where two are as likely, the commoner is meant. Read once, while modules load. */
export const languages: readonly Language[] = readTable('home-languages', z.array(languageSchema));
