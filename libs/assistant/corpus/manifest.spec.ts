import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const manifestSchema = z.strictObject({
  files: z.array(
    z.strictObject({
      file: z.string().regex(/^[a-z0-9/.-]+\.jsonl$/),
      part: z.enum(['train', 'dev', 'test', 'held-out']),
      kind: z.enum(['messages', 'dialogues', 'dangers', 'voices', 'intents', 'everyday']),
      /** Null: not known any more, or whoever wrote the rules. */
      writer: z
        .string()
        .regex(/^(?:writer-\d\d|many)$/)
        .nullable(),
      date: z.iso.date(),
      lines: z.int().positive(),
      sha256: z.hex().length(64),
      /** Learning reads the files that are used for it in the order of the manifest: another order gives other weights. */
      usedFor: z.array(z.enum(['intents', 'dangers', 'rules', 'measuring'])).min(1),
    }),
  ),
});
const { files } = manifestSchema.parse(JSON.parse(readFileSync(join(__dirname, 'manifest.json'), 'utf8')));

it('lists every file of the corpus, each once', () => {
  const there = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.jsonl'));
  expect(files.map(({ file }) => file).toSorted()).toEqual(there.toSorted());
});

it.each(files)('says of $file what it is', ({ file, part, kind, writer, date, lines, sha256 }) => {
  const bytes = readFileSync(join(__dirname, file));
  expect([createHash('sha256').update(bytes).digest('hex'), bytes.toString().trimEnd().split('\n').length]).toEqual([
    sha256,
    lines,
  ]);
  const name = `${date}-${kind}-${writer === 'many' ? 'many-writers' : (writer ?? '')}`;
  expect(file.startsWith(part === 'train' ? `train/${name}` : `${part}/${kind}.jsonl`)).toBe(true);
});

it('lets nothing that is measured by teach anything', () => {
  for (const { part, usedFor } of files)
    expect(usedFor.includes('measuring')).toBe(part === 'test' || part === 'held-out');
  for (const { usedFor } of files) expect(usedFor.includes('measuring') && usedFor.length > 1).toBe(false);
});
