import { Controller, Res } from '@nestjs/common';
import { chainStatus, exportChain, exportCountHeader, verifyChain } from '@pilotlight/contracts/http/audit';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { Call, CallByHand } from '../http/call';
import { SlugInPath } from '../http/slug-in-path';
import { KnownInstaller } from '../installers/known-installer';
import { ChainOfEvents } from './chain-of-events';

@Controller()
export class ChainController {
  constructor(
    private readonly chain: ChainOfEvents,
    private readonly known: KnownInstaller,
  ) {}

  @Call(chainStatus)
  async status(@SlugInPath() slug: string) {
    await this.known.orRefuse(slug);
    return { chain: await this.chain.status(slug) };
  }

  @Call(verifyChain)
  async verify(@SlugInPath() slug: string) {
    await this.known.orRefuse(slug);
    return { chain: await this.chain.verify(slug) };
  }

  /** Lines leave as they are made: a slow reader holds the making back, and one that goes away ends it. */
  @CallByHand(exportChain)
  async export(@SlugInPath() slug: string, @Res() reply: FastifyReply) {
    await this.known.orRefuse(slug);
    const { events, lines } = await this.chain.exportOf(slug);
    await reply
      .headers({
        'content-type': 'application/x-ndjson; charset=utf-8',
        'content-disposition': `attachment; filename="audit-${slug}.ndjson"`,
        'cache-control': 'no-store',
        [exportCountHeader]: String(events),
      })
      .send(Readable.from(lines));
  }
}
