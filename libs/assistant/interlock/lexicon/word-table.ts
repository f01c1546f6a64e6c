import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { WordList } from '../../tokenizer/word-list';

const tableSchema = z.record(z.string(), z.record(z.string(), z.array(z.string().min(1))));

/** Words and phrases by sign and language, as a data file beside this one holds them; read once, while modules load. Throws a ZodError on another shape. */
export const readWordTable = (name: string): ReadonlyMap<string, WordList> => {
  const table = tableSchema.parse(JSON.parse(readFileSync(join(__dirname, `${name}.json`), 'utf8')));
  return new Map(
    Object.entries(table).map(([sign, byLanguage]) => [
      sign,
      Object.fromEntries(Object.entries(byLanguage).map(([language, words]) => [language, words.join(',')])),
    ]),
  );
};
