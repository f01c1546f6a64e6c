import { Injectable } from '@nestjs/common';
import type { ReadPage } from '@pilotlight/contracts/values/training';
import { WebPages } from '../gateways/web-pages/web-pages';

const fresh = 10 * 60_000;

const isFresh = ({ at, problem }: ReadPage, now: Date): boolean =>
  problem === null && now.getTime() - Date.parse(at) < fresh;

@Injectable()
export class TrainingPages {
  constructor(private readonly web: WebPages) {}

  /** In order. A page that can't be read now keeps what it said `before`, with the reason. */
  async read(urls: readonly string[], before: readonly ReadPage[], now: Date): Promise<ReadPage[]> {
    return await Promise.all(
      [...new Set(urls)].map(async (url): Promise<ReadPage> => {
        const known = before.find((page) => page.url === url);
        if (known && isFresh(known, now)) return known;
        const read = await this.web.read(url);
        if (read.kind === 'read') return { url, at: now.toISOString(), text: read.text, problem: null };
        return { url, at: known?.at ?? now.toISOString(), text: known?.text ?? '', problem: read.problem };
      }),
    );
  }
}
