import { z } from 'zod';

/** Characters that a name on the internet has at most. */
const longestHost = 253;

/**
 * The origin (scheme, host, port) of a web address, or null when it is none.
 * Only http and https count: a widget runs nowhere else. Origins are compared exactly, so a `*` would never fit any.
 */
export const originOf = (value: string): string | null => {
  if (!URL.canParse(value)) return null;
  const { protocol, hostname, origin } = new URL(value);
  const isOne = hostname.length <= longestHost && !hostname.includes('*');
  return isOne && (protocol === 'https:' || protocol === 'http:') ? origin : null;
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
