import { lookup as resolve } from 'node:dns';
import { type IncomingMessage, request as askPlain } from 'node:http';
import { request as askSealed } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { PageProblem } from './page-problem';

/** Whether an IP address may be talked to at that port. */
export type MayVisit = (address: string, port: number) => boolean;

const notPublic = (): PageProblem => new PageProblem('This address is not on the public web');

/** Looks a name up once: the very addresses that were judged are the ones that are dialled. One that is amiss spoils them all. */
const lookupFor =
  (mayVisit: MayVisit, port: number): LookupFunction =>
  (name, options, callback) =>
    resolve(name, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) callback(error ?? new PageProblem('There is no such website'), []);
      else if (!found.every(({ address }) => mayVisit(address, port))) callback(notPublic(), []);
      else if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });

/** Asks for a page and answers once its headers are there. Rejects where it may not be visited, and on an abort. */
export const openPage = async (url: URL, mayVisit: MayVisit, signal: AbortSignal): Promise<IncomingMessage> => {
  const sealed = url.protocol === 'https:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = Number(url.port) || (sealed ? 443 : 80);
  // A written address is dialled without being looked up.
  if (isIP(host) !== 0 && !mayVisit(host, port)) throw notPublic();
  return await new Promise<IncomingMessage>((answered, failed) => {
    const asked = (sealed ? askSealed : askPlain)({
      host,
      port,
      path: url.pathname + url.search,
      headers: {
        host: url.host,
        accept: 'text/html, text/plain;q=0.9',
        'accept-encoding': 'identity',
        'user-agent': 'Pilotlight (reads the pages that their owner names)',
      },
      agent: false,
      lookup: lookupFor(mayVisit, port),
      maxHeaderSize: 16_384,
      signal,
    });
    asked.once('response', answered).on('error', failed).end();
  });
};
