import { Injectable } from '@nestjs/common';
import { chainMinutes, type ChainStatus } from '@pilotlight/contracts/http/audit';
import { Refused } from '../write-side/refused';
import { type ChainExport, ChainOfEvents } from './chain-of-events';

const minute = 60_000;

/** Where no chain is kept: nothing is claimed, and nothing can be verified or exported. */
@Injectable()
export class NoChain extends ChainOfEvents {
  status(slug: string): Promise<ChainStatus> {
    const running = Math.floor(Date.now() / minute) * minute;
    const minutes = Array.from({ length: chainMinutes }, (_, index) => ({
      at: new Date(running - (chainMinutes - 1 - index) * minute).toISOString(),
      events: 0,
      sealed: false,
    }));
    const nothing = { count: 0, upTo: null, head: null, since: null, sealedAt: null, check: null };
    return Promise.resolve({ installerId: slug, ...nothing, minutes });
  }

  verify(): Promise<ChainStatus> {
    return Promise.reject(new Refused('No chain is kept here'));
  }

  linkOf(): Promise<null> {
    return Promise.resolve(null);
  }

  exportOf(): Promise<ChainExport> {
    return Promise.reject(new Refused('No chain is kept here'));
  }
}
