import type { z } from 'zod';

/** The message is the first thing to put right, in the schema's words. */
export class InvalidInput extends Error {
  constructor(error: z.ZodError) {
    const [first] = error.issues;
    const field = first && first.path.length > 0 && wordless(first) ? `${first.path.join('.')}: ` : '';
    super(`${field}${first?.message ?? 'Invalid input'}`);
    this.name = 'InvalidInput';
  }
}

// The library's own messages don't name their field; the schema's do.
const wordless = (issue: { message: string }): boolean =>
  /^(Invalid (input|option|UUID|key)|Too (big|small)|Unrecognized)/i.test(issue.message);
