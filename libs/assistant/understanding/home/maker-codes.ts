import { z } from 'zod';
import { readTable } from '../../tables/read-table';

const codeKindSchema = z.enum([
  'low-pressure',
  'high-pressure',
  'ignition',
  'flame-lost',
  'overheat',
  'fan',
  'sensor',
  'circulation',
  'electronics',
  'resets',
]);
export type CodeKind = z.infer<typeof codeKindSchema>;

const tableSchema = z.array(
  z.strictObject({
    makes: z.array(z.string().min(3)).min(1),
    forms: z.string().min(3),
    kinds: z.partialRecord(codeKindSchema, z.array(z.string().regex(/^[A-Z0-9]+$/u))),
  }),
);

/** A maker's codes: `forms` is how its displays write any of them, `kinds` what the commonest are about. */
export type MakerCodes = {
  readonly makes: readonly string[];
  readonly forms: RegExp;
  readonly kinds: ReadonlyMap<string, CodeKind>;
};

/** Gathered from public pages, not from the makers' own manuals; where a code isn't the same on all of a maker's models its kind is left out. */
export const makerCodes: readonly MakerCodes[] = readTable('maker-codes', tableSchema).map(
  ({ makes, forms, kinds }) => ({
    makes,
    forms: new RegExp(forms, 'giu'),
    kinds: new Map(
      codeKindSchema.options.flatMap((kind) => (kinds[kind] ?? []).map((code): [string, CodeKind] => [code, kind])),
    ),
  }),
);

export const codesOfMake = (make: string | undefined): MakerCodes | undefined => {
  const name = make?.toLowerCase() ?? '';
  return name === '' ? undefined : makerCodes.find(({ makes }) => makes.some((each) => name.startsWith(each)));
};

/** A code as sheets write it: "F.1120" is F1120, "E.02.35" E02.35, "1017 W" 1017W. */
export const writtenCode = (words: string): string =>
  words
    .toUpperCase()
    .replace(/^([A-Z])[.\s]+(?=\d)/u, '$1')
    .replaceAll(/[\s:-]/gu, '');
