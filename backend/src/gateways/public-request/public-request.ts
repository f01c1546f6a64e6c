import { isNativeError } from 'node:util/types';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { type MayConnect, pinnedRequest, type RequestContent } from './pinned-request';
import { PublicRequestProblem, type PublicRequestReason } from './public-request-problem';

export interface PublicRequest extends RequestContent {
  readonly url: string;
}

export interface PublicRequestLimits {
  readonly mayConnect: MayConnect;
  /** For everything: redirects, and the body as far as it is read. */
  readonly milliseconds: number;
  readonly redirects: number;
  /** Neither http nor a redirect to it. */
  readonly httpsOnly?: boolean;
}

export interface PublicResponse {
  /** Who answered, after every redirect. */
  readonly origin: string;
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** So many at most; the rest is never waited for. */
  readonly firstBytes: (most: number) => Promise<Uint8Array>;
}

const parsed = (url: string, protocols: RegExp, base?: string): URL => {
  const target = URL.canParse(url, base) ? new URL(url, base) : null;
  if (!target || !protocols.test(target.protocol)) throw new PublicRequestProblem('no-web-address');
  if (target.username || target.password) throw new PublicRequestProblem('has-password');
  return target;
};

const firstBytes = async (body: AsyncIterable<Uint8Array>, most: number): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let taken = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    taken += chunk.byteLength;
    if (taken >= most) break;
  }
  return Buffer.concat(chunks).subarray(0, most);
};

const whereTo = ({ statusCode = 0, headers }: IncomingMessage): string | undefined =>
  statusCode >= 300 && statusCode <= 399 ? headers.location : undefined;

/** What OpenSSL and Node say of a certificate, each by a code of its own. */
const certificateFault = /CERT|SELF_SIGNED|ERR_TLS|UNABLE_TO_VERIFY/;

const reasonOf = (error: unknown): PublicRequestReason =>
  isNativeError(error) && 'code' in error && certificateFault.test(String(error.code))
    ? 'bad-certificate'
    : 'unreachable';

/** To an address somebody else named; each hop is checked before connecting. Only a GET follows redirects. Throws PublicRequestProblem. */
export const withPublicResponse = async <T>(
  request: PublicRequest,
  { mayConnect, milliseconds, redirects, httpsOnly = false }: PublicRequestLimits,
  read: (response: PublicResponse) => Promise<T>,
): Promise<T> => {
  const signal = AbortSignal.timeout(milliseconds);
  const named = async <R>(work: Promise<R>): Promise<R> =>
    await work.catch((error: unknown) => {
      if (error instanceof PublicRequestProblem) throw error;
      throw new PublicRequestProblem(signal.aborted ? 'timeout' : reasonOf(error), error);
    });
  const protocols = httpsOnly ? /^https:$/ : /^https?:$/;
  let url = parsed(request.url, protocols);
  for (let redirected = 0; redirected <= redirects; redirected += 1) {
    const response = await named(pinnedRequest(url, request, mayConnect, signal));
    try {
      const { statusCode: status = 0, headers } = response;
      const location = request.method === 'GET' ? whereTo(response) : undefined;
      if (!location)
        return await read({
          origin: url.origin,
          status,
          headers,
          firstBytes: (most) => named(firstBytes(response, most)),
        });
      url = parsed(location, protocols, url.href);
    } finally {
      response.destroy();
    }
  }
  throw new PublicRequestProblem('too-many-redirects');
};
