import { trainingLimits } from '@pilotlight/contracts/values/training';
import type { MayConnect } from '../public-request/pinned-request';
import { isPublicWeb } from '../public-request/public-address';
import { type PublicResponse, withPublicResponse } from '../public-request/public-request';
import { PublicRequestProblem, type PublicRequestReason } from '../public-request/public-request-problem';
import { PageProblem } from './page-problem';
import { pageText } from './page-text';
import { type PageRead, WebPages } from './web-pages';

const patienceMs = 8_000;
const mostRedirects = 3;
const mostBytes = 524_288;

const words: Readonly<Record<PublicRequestReason, string>> = {
  'no-web-address': 'This is no web address',
  'has-password': 'An address with a password in it is not read',
  'not-public': 'This address is not on the public web',
  'unknown-host': 'There is no such website',
  'too-many-redirects': 'The website sends its visitors on too often',
  timeout: 'The page took too long',
  unreachable: 'The website can’t be reached',
};

const requestHeaders = {
  accept: 'text/html, text/plain;q=0.9',
  'user-agent': 'Pilotlight (reads the pages that their owner names)',
} as const;

const decoded = (bytes: Uint8Array, type: string): string => {
  const [, charset = 'utf-8'] = /charset="?([\w-]+)/i.exec(type) ?? [];
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
};

const textOf = async ({ status, headers, firstBytes }: PublicResponse): Promise<string> => {
  if (status !== 200) throw new PageProblem(`The website answered ${status}`);
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = headers;
  const [, kind] = /^\s*(text\/html|application\/xhtml\+xml|text\/plain)\s*(?:;|$)/i.exec(type) ?? [];
  if (!kind || encoding !== 'identity') throw new PageProblem('This is not a page of text');
  const body = decoded(await firstBytes(mostBytes), type);
  const text = pageText(body, !/plain/i.test(kind), trainingLimits.page);
  if (!text) throw new PageProblem('There is no text on this page');
  return text;
};

const problemIn = (error: unknown): string => {
  if (error instanceof PageProblem) return error.message;
  return words[error instanceof PublicRequestProblem ? error.reason : 'unreachable'];
};

/** Like a browser without scripts. Addresses are checked again before each connection. */
export class WebPagesOverHttp extends WebPages {
  constructor(
    private readonly mayVisit: MayConnect = isPublicWeb,
    private readonly most = patienceMs,
  ) {
    super();
  }

  async read(url: string): Promise<PageRead> {
    const limits = { mayConnect: this.mayVisit, milliseconds: this.most, redirects: mostRedirects };
    try {
      const text = await withPublicResponse({ method: 'GET', url, headers: requestHeaders }, limits, textOf);
      return { kind: 'read', text };
    } catch (error) {
      return { kind: 'unread', problem: problemIn(error) };
    }
  }
}
