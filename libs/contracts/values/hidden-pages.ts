import { z } from 'zod';

const most = 20;

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const isPath = (line: string): boolean => /^\/[^\s*?#]*\*?$/.test(line);

/** The pages of an installer's website that show no chat: a path a line, where a star at the end stands for the rest. */
export const hiddenPagesSchema = z
  .string()
  .max(2000, 'Please keep the pages to 2,000 characters')
  .refine((text) => linesOf(text).every(isPath), 'Please write each page as a path, like /checkout or /account/*')
  .refine((text) => linesOf(text).length <= most, `Please list at most ${most} pages`)
  .transform((text) => linesOf(text).join('\n'));

/** The regular expression for their paths, empty where none is listed. One star each, at the end: nothing to backtrack in. */
export const hiddenPagesPattern = (text = ''): string => {
  const paths = linesOf(text).map((line) => {
    const escaped = line.replace(/\/?\*?$/, '').replace(/[.+^${}()|[\]\\]/g, '\\$&');
    const isStart = line.endsWith('*');
    return escaped + (line.endsWith('/*') ? '/.*' : isStart ? '.*' : '/?');
  });
  return paths.length > 0 ? `^(?:${paths.join('|')})$` : '';
};
