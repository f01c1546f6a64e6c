import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { type Asking, askTarget } from './ask-target';
import type { ForwardAnswer } from './forward-outcome';

/** Bytes: an account may have a thousand properties. */
const longList = 4_194_304;

/** Of what an account has set up; milliseconds. */
export const listFor = 3_600_000;

/** The answer's JSON as far as we know it; null of anything else. */
export const readAnswer = <T>(schema: z.ZodType<T>, { body }: ForwardAnswer): T | null => {
  try {
    return schema.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
};

export const accountOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** One request to HubSpot's API. Throws PublicRequestProblem where no answer comes. */
export class HubSpotCalls {
  constructor(
    private readonly base: string,
    private readonly asking: Asking,
  ) {}

  async ask(
    token: string,
    method: 'GET' | 'POST' | 'PATCH' | 'PUT',
    path: string,
    body?: object,
  ): Promise<ForwardAnswer> {
    const text = body && JSON.stringify(body);
    const headers = {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      ...(text && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
    };
    const request = { method, url: this.base + path, headers, ...(text && { body: text }) };
    return await askTarget(request, { ...this.asking, most: longList });
  }
}
