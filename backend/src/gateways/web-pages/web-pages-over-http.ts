import { trainingLimits } from '@pilotlight/contracts/values/training';
import type { IncomingMessage } from 'node:http';
import { type MayVisit, openPage } from './open-page';
import { PageProblem } from './page-problem';
import { pageText } from './page-text';
import { isPublicWeb } from './public-address';
import { type PageRead, WebPages } from './web-pages';

/** Milliseconds for a page, redirects and all. */
const patience = 8_000;
const mostRedirects = 3;
/** Bytes of a page that are looked at. */
const mostBytes = 524_288;

const parsed = (url: string, base?: string): URL => {
  const target = URL.canParse(url, base) ? new URL(url, base) : null;
  if (!target || !/^https?:$/.test(target.protocol)) throw new PageProblem('This is no web address');
  if (target.username || target.password) throw new PageProblem('An address with a password in it is not read');
  return target;
};

const firstBytes = async (page: IncomingMessage): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let taken = 0;
  for await (const chunk of page as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    taken += chunk.byteLength;
    if (taken >= mostBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, mostBytes);
};

const decoded = (bytes: Uint8Array, type: string): string => {
  const [, charset = 'utf-8'] = /charset="?([\w-]+)/i.exec(type) ?? [];
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
};

const textOf = async (page: IncomingMessage): Promise<string> => {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = page.headers;
  const [, kind] = /^\s*(text\/html|application\/xhtml\+xml|text\/plain)\s*(?:;|$)/i.exec(type) ?? [];
  if (!kind || encoding !== 'identity') throw new PageProblem('This is not a page of text');
  const body = decoded(await firstBytes(page), type);
  const text = pageText(body, !/plain/i.test(kind), trainingLimits.page);
  if (!text) throw new PageProblem('There is no text on this page');
  return text;
};

/** Reads pages as a browser without scripts would. Only addresses that may be visited, looked at again before each connection. */
export class WebPagesOverHttp extends WebPages {
  constructor(
    private readonly mayVisit: MayVisit = isPublicWeb,
    private readonly most = patience,
  ) {
    super();
  }

  async read(url: string): Promise<PageRead> {
    const signal = AbortSignal.timeout(this.most);
    try {
      return { kind: 'read', text: await this.#read(parsed(url), signal) };
    } catch (error) {
      if (error instanceof PageProblem) return { kind: 'unread', problem: error.message };
      return { kind: 'unread', problem: signal.aborted ? 'The page took too long' : 'The website can’t be reached' };
    }
  }

  async #read(from: URL, signal: AbortSignal): Promise<string> {
    let url = from;
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const page = await openPage(url, this.mayVisit, signal);
      try {
        const { statusCode = 0, headers } = page;
        if (statusCode === 200) return await textOf(page);
        if (statusCode < 300 || statusCode > 399 || !headers.location)
          throw new PageProblem(`The website answered ${statusCode}`);
        url = parsed(headers.location, url.href);
      } finally {
        page.destroy();
      }
    }
    throw new PageProblem('The website sends its visitors on too often');
  }
}
