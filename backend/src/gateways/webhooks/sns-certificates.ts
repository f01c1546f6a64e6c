import { LRUCache } from 'lru-cache';
import { isPublicWeb } from '../public-request/public-address';
import { withPublicResponse } from '../public-request/public-request';

/** SNS waits 15 seconds for our answer. */
const patience = 5_000;
const mostCertificateBytes = 16_384;

const limits = { mayConnect: isPublicWeb, milliseconds: patience, redirects: 0 };

const getFromAmazon = async (url: string): Promise<string> =>
  await withPublicResponse({ method: 'GET', url, headers: {} }, limits, async ({ status, firstBytes }) => {
    if (status !== 200) throw new Error(`SNS answered ${status}`);
    return Buffer.from(await firstBytes(mostCertificateBytes)).toString();
  });

/** Each is fetched once a day; a failed one is asked for anew. */
export class SnsCertificates {
  readonly #cache: LRUCache<string, string>;

  constructor(private readonly get: (url: string) => Promise<string> = getFromAmazon) {
    this.#cache = new LRUCache({ max: 10, ttl: 86_400_000, fetchMethod: (url) => this.get(url) });
  }

  async at(url: string): Promise<string> {
    const pem = await this.#cache.fetch(url);
    if (!pem) throw new Error('SNS has no certificate there');
    return pem;
  }
}

/** At the address that a verified message named. Throws where SNS doesn't answer. */
export const confirmSubscription = async (confirmAt: string): Promise<void> => void (await getFromAmazon(confirmAt));
