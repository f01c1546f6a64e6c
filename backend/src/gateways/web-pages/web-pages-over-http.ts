import { trainingLimits } from '@pilotlight/contracts/values/training';
import type { MayConnect } from '../public-request/pinned-request';
import { isPublicWeb } from '../public-request/public-address';
import { type PublicResponse, withPublicResponse } from '../public-request/public-request';
import { PublicRequestProblem, type PublicRequestReason } from '../public-request/public-request-problem';
import { PageProblem } from './page-problem';
import { pageScripts } from './page-scripts';
import { pageText } from './page-text';
import { type PageRead, type ScriptsRead, WebPages } from './web-pages';

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
  'bad-certificate': 'The website’s certificate can’t be trusted',
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

/** The page's beginning; `isHtml` is false for plain text. */
const bodyOf = async ({ status, headers, firstBytes }: PublicResponse) => {
  if (status !== 200) throw new PageProblem(`The website answered ${status}`);
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = headers;
  const [, kind] = /^\s*(text\/html|application\/xhtml\+xml|text\/plain)\s*(?:;|$)/i.exec(type) ?? [];
  if (!kind || encoding !== 'identity') throw new PageProblem('This is not a page of text');
  return { body: decoded(await firstBytes(mostBytes), type), isHtml: !/plain/i.test(kind) };
};

const textOf = async (response: PublicResponse): Promise<PageRead> => {
  const { body, isHtml } = await bodyOf(response);
  const text = pageText(body, isHtml, trainingLimits.page);
  if (!text) throw new PageProblem('There is no text on this page');
  return { kind: 'read', text };
};

const scriptsOf = async (response: PublicResponse): Promise<ScriptsRead> => {
  const { body, isHtml } = await bodyOf(response);
  return { kind: 'read', origin: response.origin, scripts: isHtml ? pageScripts(body) : [] };
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
    return await this.#ask(url, textOf);
  }

  async scripts(url: string): Promise<ScriptsRead> {
    return await this.#ask(url, scriptsOf);
  }

  async #ask<Read>(url: string, read: (response: PublicResponse) => Promise<Read>) {
    const limits = { mayConnect: this.mayVisit, milliseconds: this.most, redirects: mostRedirects };
    try {
      return await withPublicResponse({ method: 'GET', url, headers: requestHeaders }, limits, read);
    } catch (error) {
      return { kind: 'unread', problem: problemIn(error) } as const;
    }
  }
}
