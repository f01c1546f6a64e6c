import { z } from 'zod';
import { readTable } from '../../tables/read-table';
import type { WordList } from '../../tokenizer/word-list';

const tableSchema = z.record(z.string(), z.record(z.string(), z.array(z.string().min(1))));

/** Words and phrases of a data file by sign and language. Throws a ZodError on another shape. */
export const readWordTable = (name: string): ReadonlyMap<string, WordList> =>
  new Map(
    Object.entries(readTable(name, tableSchema)).map(([sign, byLanguage]) => [
      sign,
      Object.fromEntries(Object.entries(byLanguage).map(([language, words]) => [language, words.join(',')])),
    ]),
  );
