import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const caseSchema = z
  .strictObject({ text: z.string().min(1), card: z.boolean(), hazard: z.string().optional() })
  .readonly();

/** Messages beside the interlock and whether each shows a card, as people in the field wrote them and variants of those. Throws a ZodError on another shape. */
export const casesOf = (name: string): z.infer<typeof caseSchema>[] =>
  readFileSync(join(__dirname, '..', 'interlock', 'cases', `${name}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => caseSchema.parse(JSON.parse(line)));
