import { lookup as resolve } from 'node:dns';
import { type IncomingMessage, request as requestOverHttp } from 'node:http';
import { request as requestOverHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { PublicRequestProblem } from './public-request-problem';

export type MayConnect = (address: string, port: number) => boolean;

export interface RequestContent {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** One lookup: the addresses that were judged are the ones dialled. One bad address spoils them all. */
const lookupFor =
  (mayConnect: MayConnect, port: number): LookupFunction =>
  (name, options, callback) =>
    resolve(name, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) callback(error ?? new PublicRequestProblem('unknown-host'), []);
      else if (!found.every(({ address }) => mayConnect(address, port)))
        callback(new PublicRequestProblem('not-public'), []);
      else if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });

/** Resolves with the headers. Rejects where the address is forbidden, and on an abort. */
export const pinnedRequest = async (
  url: URL,
  { method, headers, body }: RequestContent,
  mayConnect: MayConnect,
  signal: AbortSignal,
): Promise<IncomingMessage> => {
  const isHttps = url.protocol === 'https:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = Number(url.port) || (isHttps ? 443 : 80);
  // A literal address is dialled without a lookup.
  if (isIP(host) !== 0 && !mayConnect(host, port)) throw new PublicRequestProblem('not-public');
  return await new Promise<IncomingMessage>((answered, failed) => {
    const sent = (isHttps ? requestOverHttps : requestOverHttp)({
      host,
      port,
      method,
      path: url.pathname + url.search,
      headers: { ...headers, host: url.host, 'accept-encoding': 'identity' },
      agent: false,
      lookup: lookupFor(mayConnect, port),
      maxHeaderSize: 16_384,
      signal,
    });
    sent.once('response', answered).on('error', failed).end(body);
  });
};
