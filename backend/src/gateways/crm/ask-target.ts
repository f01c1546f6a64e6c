import { type PublicRequest, withPublicResponse } from '../public-request/public-request';
import type { ForwardAnswer } from './forward-outcome';
import { judgedTarget, type TargetRules } from './target-rules';

const patienceMs = 15_000;

export interface Asking {
  readonly rules: TargetRules;
  /** Milliseconds for everything. */
  readonly patience?: number;
  /** Bytes of the answer that are read; by default the kilobyte that is kept. */
  readonly most?: number;
}

/** No redirect is followed. The status counts even where the rest of the answer never comes. Throws PublicRequestProblem. */
export const askTarget = async (
  request: PublicRequest,
  { rules, patience = patienceMs, most = 1_024 }: Asking,
): Promise<ForwardAnswer> => {
  const url = judgedTarget(request.url, rules).href;
  const { mayConnect, httpsOnly } = rules;
  const limits = { mayConnect, httpsOnly, milliseconds: patience, redirects: 0 };
  return await withPublicResponse({ ...request, url }, limits, async ({ status, headers, firstBytes }) => {
    const body = await firstBytes(most).catch(() => new Uint8Array());
    return { status, retryAfter: headers['retry-after'], body: Buffer.from(body).toString() };
  });
};
