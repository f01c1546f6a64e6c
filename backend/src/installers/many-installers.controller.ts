import { Controller, Res } from '@nestjs/common';
import {
  changeChatbots,
  installersCsv,
  matchingInstallers,
  mostSelected,
} from '@pilotlight/contracts/http/many-installers';
import { londonTime } from '@pilotlight/contracts/values/london-day';
import {
  InstallersReader,
  type ListedInstallerRecord,
  type WholeList,
} from '@pilotlight/projections/installers/installers.reader';
import { platform } from '@pilotlight/projections/read-database';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import type { z } from 'zod';
import { BodyOf, Call, CallByHand, QueryOf } from '../http/call';
import { Context } from '../http/caller';
import type { RequestContext } from '../write-side/request-context';
import { ChatbotChanges } from './chatbot-changes';
import { installersAsCsv } from './installers-csv';

const pageSize = 500;
const mostExported = 100_000;

const today = (): string => londonTime(new Date().toISOString()).day;

/** What an admin does with many installers at once. */
@Controller()
export class ManyInstallersController {
  constructor(
    private readonly changes: ChatbotChanges,
    private readonly installers: InstallersReader,
  ) {}

  @Call(changeChatbots)
  async change(@BodyOf(changeChatbots) form: z.infer<typeof changeChatbots.body>, @Context() context: RequestContext) {
    const { act, slugs, reason = '' } = form;
    return { changes: await this.changes.make({ act, slugs, reason }, context) };
  }

  @Call(matchingInstallers)
  async matching(@QueryOf(matchingInstallers) query: WholeList) {
    return { slugs: await this.installers.slugs(platform, query, today(), mostSelected) };
  }

  /** Lines leave as they are read: a slow reader holds the reading back, and one that goes away ends it. */
  @CallByHand(installersCsv)
  async csv(@QueryOf(installersCsv) query: WholeList, @Res() reply: FastifyReply): Promise<void> {
    const day = today();
    const slugs = await this.installers.slugs(platform, query, day, mostExported);
    await reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="installers-${day}.csv"`,
        'cache-control': 'no-store',
      })
      .send(Readable.from(installersAsCsv(this.#pages(slugs, day))));
  }

  async *#pages(slugs: readonly string[], day: string): AsyncGenerator<readonly ListedInstallerRecord[], void> {
    for (let from = 0; from < slugs.length; from += pageSize)
      yield await this.installers.bySlugs(platform, slugs.slice(from, from + pageSize), day);
  }
}
