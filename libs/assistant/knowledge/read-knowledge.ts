import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const idSchema = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u);

/** What any heating firm knows: an answer, and the ways in which people ask for it. */
export const tradeCardSchema = z.strictObject({
  id: idSchema,
  /** As visitors write: short and long, careless and careful, with and without a question mark. */
  asked: z.array(z.string().min(3)).min(8),
  /** Two sentences at most, within the allow-list of self-help: no price, never "it's safe". */
  says: z.string().min(20).max(320),
  /** What it comes to if they want it done; null where nothing is offered after it. */
  leadsTo: z.enum(['repair', 'service', 'installation', 'certificate']).nullable(),
});
export type TradeCard = z.infer<typeof tradeCardSchema>;

/** A question that only the firm can answer: which of its facts is asked for. */
export const firmQuestionSchema = z.strictObject({ fact: idSchema, asked: z.array(z.string().min(3)).min(8) });
export type FirmQuestion = z.infer<typeof firmQuestionSchema>;

/** Reads a table of this folder, once, while modules load. Throws a ZodError on another shape. */
export const readKnowledge = <Table>(name: string, schema: z.ZodType<Table>): Table =>
  schema.parse(JSON.parse(readFileSync(join(__dirname, 'tables', `${name}.json`), 'utf8')));
