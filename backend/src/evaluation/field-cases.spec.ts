import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { trainingSchema } from '@pilotlight/contracts/values/training';
import { z } from 'zod';
import { heldAt } from './testing/held';

/**
 * A visitor's messages, and what is known after the last one; null where nothing may be. `says`, `never`, `asks` and `taps` are of the last
 * reply: its words, what it asks for and what it offers to tap. `area` is where the installer works.
 */
const lineSchema = z.strictObject({
  id: z.string(),
  turns: z.array(z.string()).min(1),
  facts: z.record(z.string(), z.string().nullable()).default({}),
  job: z.record(z.string(), z.string().nullable()).default({}),
  says: z.string().default(''),
  never: z.string().default('(?!)'),
  asks: z.string().nullable().optional(),
  taps: z.array(z.string()).optional(),
  area: z.string().default(''),
});
type Line = z.infer<typeof lineSchema>;

const folder = join(__dirname, 'field-cases');
const at = '2026-11-25T10:00:00.000Z';

const linesOf = (file: string): Line[] =>
  readFileSync(join(folder, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => lineSchema.parse(JSON.parse(line)));

const known = (facts: Readonly<Record<string, string | undefined>>, expected: Line['facts']) =>
  Object.fromEntries(Object.keys(expected).map((field) => [field, facts[field] || null]));

describe.each(readdirSync(folder))('what visitors wrote in the field: %s', (file) => {
  it.each(linesOf(file).map((line) => [line.id, line.turns.at(-1), line] as const))('%s: %s', (_id, _last, line) => {
    const information = trainingSchema.parse({ businessInfo: { coverageArea: line.area } });
    const { conversation, reply } = heldAt(at, line.turns, { information });
    expect(known(conversation?.facts ?? {}, line.facts)).toEqual(line.facts);
    expect(known(conversation?.jobFacts ?? {}, line.job)).toEqual(line.job);
    expect(reply?.text).toMatch(new RegExp(line.says, 'iu'));
    expect(reply?.text).not.toMatch(new RegExp(line.never, 'iu'));
    expect(line.asks === undefined ? undefined : reply?.asksFor).toBe(line.asks);
    expect(line.taps && reply?.quickReplies).toEqual(line.taps);
  });
});
