import { z } from 'zod';

const longestHost = 253;

/** Null for anything but http and https: a widget runs nowhere else. Origins are compared exactly, so a `*` would match none. */
export const originOf = (value: string): string | null => {
  if (!URL.canParse(value)) return null;
  const { protocol, hostname, origin } = new URL(value);
  const isOne = hostname.length <= longestHost && !hostname.includes('*');
  return isOne && (protocol === 'https:' || protocol === 'http:') ? origin : null;
};

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
