import { z } from 'zod';

/**
 * The origin (scheme, host, port) of a web address, or null when it is none.
 * Only http and https count: a widget runs nowhere else.
 */
export const originOf = (value: string): string | null => {
  if (!URL.canParse(value)) return null;
  const url = new URL(value);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.origin : null;
};

/** The websites an installer's widget may run on, kept as exact origins without repeats; an empty list allows none. */
export const allowedDomainsSchema = z
  .array(z.string().trim())
  .max(50, 'At most 50 domains')
  .superRefine((values, context) => {
    values.forEach((value, index) => {
      if (originOf(value) === null)
        context.addIssue({ code: 'custom', path: [index], message: `Invalid URL: ${value}` });
    });
  })
  .transform((values) => [...new Set(values.map((value) => originOf(value) ?? value))]);
