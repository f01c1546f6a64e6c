import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { catalogue, decodeEvent, isEventType, personalFieldsOf } from '../catalogue/catalogue';

const folder = join(__dirname, 'golden');
const goldenSchema = z.object({
  type: z.string(),
  data: z.record(z.string(), z.unknown()),
  reads: z.unknown().optional(),
});
const golden = readdirSync(folder).map((file) => {
  const { type, data, reads = data } = goldenSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  return { file, type, data, reads };
});

it.each(Object.keys(catalogue))('%s has an example of every form in which it was ever written', (type) => {
  expect(golden.filter((each) => each.type === type).map(({ file }) => file)).toContain(`${type}.v1.json`);
});

it.each(golden.map((each) => [each.file, each] as const))('%s still reads as it did when it was written', (_, each) => {
  expect(decodeEvent(each.type, each.data)).toEqual({ type: each.type, data: each.reads });
});

/** Names each place of a stored ciphertext, lists as `*`. */
const sealedIn = (value: unknown, path: readonly string[] = []): string[] => {
  if (typeof value === 'string') return value.startsWith('aes1:') ? [path.join('.')] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, held]) => sealedIn(held, [...path, Array.isArray(value) ? '*' : name]));
};

it.each(golden.map((each) => [each.file, each] as const))('%s seals personal fields and no others', (_, each) => {
  const marked = isEventType(each.type) ? personalFieldsOf(each.type).map((path) => path.join('.')) : [];
  expect(marked).toEqual(expect.arrayContaining(sealedIn(each.data)));
});

it('seals every field that is marked as personal in some example', () => {
  const marked = Object.keys(catalogue).flatMap((type) =>
    isEventType(type) ? personalFieldsOf(type).map((path) => `${type}.${path.join('.')}`) : [],
  );
  const sealed = new Set(golden.flatMap(({ type, data }) => sealedIn(data).map((path) => `${type}.${path}`)));
  expect(marked.filter((path) => !sealed.has(path))).toEqual([]);
});
