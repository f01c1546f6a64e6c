import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { NoAnswer, postOnce } from '../post-once';
import { CalendarProblem } from './calendar';
import { problemOf, problemOfAnswer } from './google-faults';
import type { GoogleAccess } from './google-access';

const tokenSchema = z.object({
  access_token: z.string().min(1),
  /** Seconds. */
  expires_in: z.number().default(3_600),
  refresh_token: z.string().optional(),
  scope: z.string().default(''),
});
type Tokens = z.infer<typeof tokenSchema>;

/** Milliseconds by which a token counts as over before it is. */
const early = 60_000;

const parsed = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
};

/** Google's tokens (RFC 6749): access tokens stay in memory for as long as they last. */
export class GoogleTokens {
  /** By the refresh token's hash. */
  readonly #access = new LRUCache<string, string>({ max: 5_000 });

  constructor(private readonly access: GoogleAccess) {}

  async ofCode(code: string, verifier: string, signal: AbortSignal): Promise<Tokens> {
    return await this.#ask(
      { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: this.access.redirectUri },
      signal,
    );
  }

  /** `fresh`: the one in hand was refused. */
  async accessToken(refreshToken: string, signal: AbortSignal, fresh = false): Promise<string> {
    const key = createHash('sha256').update(refreshToken).digest('base64');
    const known = fresh ? undefined : this.#access.get(key);
    if (known) return known;
    const tokens = await this.#ask({ grant_type: 'refresh_token', refresh_token: refreshToken }, signal);
    const ttl = tokens.expires_in * 1_000 - early;
    if (ttl > 0) this.#access.set(key, tokens.access_token, { ttl });
    return tokens.access_token;
  }

  /** One that Google no longer knows is revoked. */
  async revoke(token: string, signal: AbortSignal): Promise<void> {
    const { status, body } = await this.#post(this.access.endpoints.revoke, { token }, signal);
    if (status >= 300 && status !== 400) throw problemOfAnswer(status, parsed(body));
  }

  async #ask(form: Readonly<Record<string, string>>, signal: AbortSignal): Promise<Tokens> {
    const { clientId, clientSecret, endpoints } = this.access;
    const whole = { ...form, client_id: clientId, client_secret: clientSecret };
    const { status, body } = await this.#post(endpoints.token, whole, signal);
    const answer = parsed(body);
    if (status !== 200) {
      const problem = problemOfAnswer(status, answer);
      // A wrong client is the platform's fault: no installer can mend it by consenting again.
      throw status === 401 ? new CalendarProblem('refused', problem.place) : problem;
    }
    const { data } = tokenSchema.safeParse(answer);
    if (!data) throw new CalendarProblem('down', 'no token in the answer');
    return data;
  }

  async #post(url: string, form: Readonly<Record<string, string>>, signal: AbortSignal) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams({ ...form }).toString();
    return await postOnce({ url, headers, body }, signal).catch((error: unknown) => {
      throw error instanceof NoAnswer ? problemOf(error) : error;
    });
  }
}
