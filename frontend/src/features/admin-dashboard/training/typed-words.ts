import { z } from 'zod';

/** A list as it is typed: one entry per line. What is wrong with an entry is said of the whole field. */
export const typedLines = (list: z.ZodType<string[]>) =>
  z.string().transform((text, context) => {
    const lines = list.safeParse(text.split('\n'));
    if (lines.success) return lines.data;
    lines.error.issues.forEach(({ message }) => context.addIssue({ code: 'custom', message }));
    return z.NEVER;
  });

/** A sentence that is read as one, on however many lines it was typed: "Mon to Fri 8 to 6, Sat 9 to 1". */
export const inOneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim().replace(/[,;]$/, ''))
    .filter(Boolean)
    .join(', ');

export const entriesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** What needn't be told: an empty field says nothing at all. */
export const typedOrAbsent = <Told>(told: z.ZodType<Told>, read: (text: string) => string | string[]) =>
  z.string().transform((text, context): Told | undefined => {
    const words = read(text);
    if (words.length === 0) return undefined;
    const checked = told.safeParse(words);
    if (checked.success) return checked.data;
    checked.error.issues.forEach(({ message }) => context.addIssue({ code: 'custom', message }));
    return z.NEVER;
  });
