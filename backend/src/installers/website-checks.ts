import { Injectable } from '@nestjs/common';
import type { Installer } from '@pilotlight/contracts/http/installers';
import type { WebsiteCheck } from '@pilotlight/contracts/http/website-check';
import { LRUCache } from 'lru-cache';
import { Semaphore } from '../concurrency/semaphore';
import { WebPages } from '../gateways/web-pages/web-pages';
import { embedFound } from './embed-found';

const freshMs = 30_000;
const limits = { atOnce: 16, ofEach: 8, waiting: 500 } as const;

type Embedded = Pick<Installer, 'slug' | 'apiKey' | 'allowedDomains'>;

interface Begun {
  readonly at: number;
  readonly checks: Promise<readonly WebsiteCheck[]>;
}

/** Whether the embed code is on an installer's websites. Asked again soon, with nothing changed, it answers as before. */
@Injectable()
export class WebsiteChecks {
  readonly #recent = new LRUCache<string, Begun>({ max: 1_000 });
  readonly #visits = new Semaphore(limits, () => new Error('Too many websites are being checked'));

  constructor(private readonly web: WebPages) {}

  /** Never fails: a website that there is no time for now couldn't be reached. */
  async of(installer: Embedded): Promise<readonly WebsiteCheck[]> {
    const { slug, apiKey, allowedDomains } = installer;
    const asked = JSON.stringify([slug, apiKey, allowedDomains]);
    const known = this.#recent.get(asked);
    if (known && Date.now() - known.at < freshMs) return await known.checks;
    const checks = Promise.all(allowedDomains.map((website) => this.#check(website, installer)));
    this.#recent.set(asked, { at: Date.now(), checks });
    return await checks;
  }

  async #check(website: string, installer: Embedded): Promise<WebsiteCheck> {
    const read = await this.#visits
      .take(installer.slug, () => this.web.scripts(`${website}/`))
      .catch(() => ({ kind: 'unread', problem: 'We are checking many websites just now' }) as const);
    return { website, ...embedFound(read, installer), at: new Date().toISOString() };
  }
}
