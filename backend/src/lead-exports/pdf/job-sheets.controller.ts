import { Controller, Res } from '@nestjs/common';
import {
  adminJobSheetsPdf,
  installerJobSheetsPdf,
  jobSheetPdf,
  jobSheetPdfForAdmin,
} from '@pilotlight/contracts/http/lead-exports';
import { LeadOwnersReader } from '@pilotlight/projections/conversations/lead-owners.reader';
import { platform } from '@pilotlight/projections/read-database';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { z } from 'zod';
import { Semaphore } from '../../concurrency/semaphore';
import { noSuchConversation } from '../../conversations/aggregate/refusals';
import { BodyOf, CallByHand, QueryOf } from '../../http/call';
import { OwnSlug } from '../../http/caller';
import { SessionInPath } from '../../http/id-in-path';
import { SlugInPath } from '../../http/slug-in-path';
import { CapacityExceeded } from '../../write-side/capacity-exceeded';
import { endInTime } from '../end-in-time';
import { jobSheetsPdf } from './job-sheets-pdf';
import { type Asking, type LeadOf, LeadSheets } from './lead-sheets';

type Chosen = z.infer<typeof installerJobSheetsPdf.body>;

/** A thread takes some 80 MB and a core: nobody takes all places. */
const drawings = new Semaphore({ atOnce: 2, ofEach: 1, waiting: 16, waitingOfEach: 4 }, () => new CapacityExceeded());

@Controller()
export class JobSheetsController {
  constructor(
    private readonly sheets: LeadSheets,
    private readonly owners: LeadOwnersReader,
  ) {}

  @CallByHand(installerJobSheetsPdf)
  async own(
    @OwnSlug() slug: string,
    @BodyOf(installerJobSheetsPdf) { ids, notes }: Chosen,
    @Res() reply: FastifyReply,
  ) {
    await this.#several(ids, await this.owners.ofInstaller(slug, ids), { seenBy: 'firm', withNotes: notes }, reply);
  }

  @CallByHand(adminJobSheetsPdf)
  async forAdmin(@BodyOf(adminJobSheetsPdf) { ids }: Chosen, @Res() reply: FastifyReply) {
    await this.#several(ids, await this.owners.ofAll(platform, ids), { seenBy: 'admin', withNotes: false }, reply);
  }

  @CallByHand(jobSheetPdf)
  async one(
    @OwnSlug() slug: string,
    @SessionInPath() sessionId: string,
    @QueryOf(jobSheetPdf) { notes }: z.infer<typeof jobSheetPdf.query>,
    @Res() reply: FastifyReply,
  ) {
    await this.#one({ slug, sessionId }, { seenBy: 'firm', withNotes: notes === 'true' }, reply);
  }

  @CallByHand(jobSheetPdfForAdmin)
  async oneForAdmin(@SlugInPath() slug: string, @SessionInPath() sessionId: string, @Res() reply: FastifyReply) {
    await this.#one({ slug, sessionId }, { seenBy: 'admin', withNotes: false }, reply);
  }

  async #one(lead: LeadOf, asking: Asking, reply: FastifyReply): Promise<void> {
    const title = `Job sheet, ${await this.sheets.nameOf(lead, asking)}`;
    await this.#send({ title, leads: [lead], gone: 0, file: `job-sheet-${lead.sessionId.slice(0, 8)}` }, asking, reply);
  }

  /** Another installer's are as those that are gone: where none is left there is no file. */
  async #several(ids: readonly string[], found: readonly LeadOf[], asking: Asking, reply: FastifyReply): Promise<void> {
    const bySession = new Map(found.map((lead) => [lead.sessionId, lead]));
    const asked = new Set(ids);
    const leads = [...asked].flatMap((id) => bySession.get(id) ?? []);
    if (leads.length === 0) throw noSuchConversation();
    const gone = asked.size - leads.length;
    await this.#send({ title: `Job sheets, ${leads.length}`, leads, gone, file: 'job-sheets' }, asking, reply);
  }

  /** Pages leave as they are drawn. */
  async #send(
    { title, leads, gone, file }: { title: string; leads: readonly LeadOf[]; gone: number; file: string },
    asking: Asking,
    reply: FastifyReply,
  ): Promise<void> {
    await drawings.take(leads[0]?.slug ?? '', async () => {
      endInTime(reply.raw);
      const pdf = Readable.from(jobSheetsPdf(title, this.sheets.of(leads, asking, gone)), { objectMode: false });
      void reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="${file}.pdf"`,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        })
        .send(pdf);
      // Who goes away has the place free for the next.
      await finished(pdf).catch(() => undefined);
    });
  }
}
