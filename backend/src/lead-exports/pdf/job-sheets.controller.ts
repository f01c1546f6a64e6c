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
import type { z } from 'zod';
import { noSuchConversation } from '../../conversations/aggregate/refusals';
import { BodyOf, CallByHand, QueryOf } from '../../http/call';
import { Context, OwnSlug } from '../../http/caller';
import { SessionInPath } from '../../http/id-in-path';
import { SlugInPath } from '../../http/slug-in-path';
import type { RequestContext } from '../../write-side/request-context';
import { Exports } from '../exports';
import { jobSheetsPdf } from './job-sheets-pdf';
import { type Asking, type LeadOf, LeadSheets } from './lead-sheets';

type Chosen = z.infer<typeof installerJobSheetsPdf.body>;

/** A thread takes some 80 MB and a core: nobody takes all places. */
const drawings = new Exports('pdf', { atOnce: 2, ofEach: 1, waiting: 16, waitingOfEach: 4 });

interface JobSheets {
  readonly title: string;
  readonly leads: readonly LeadOf[];
  readonly gone: number;
  readonly file: string;
}

interface Asked extends Asking {
  readonly context: RequestContext;
  readonly reply: FastifyReply;
}

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
    @Context() context: RequestContext,
    @Res() reply: FastifyReply,
  ) {
    const found = await this.owners.ofInstaller(slug, ids);
    await this.#several(ids, found, { seenBy: 'firm', withNotes: notes, context, reply });
  }

  @CallByHand(adminJobSheetsPdf)
  async forAdmin(
    @BodyOf(adminJobSheetsPdf) { ids }: Chosen,
    @Context() context: RequestContext,
    @Res() reply: FastifyReply,
  ) {
    const found = await this.owners.ofAll(platform, ids);
    await this.#several(ids, found, { seenBy: 'admin', withNotes: false, context, reply });
  }

  @CallByHand(jobSheetPdf)
  async one(
    @OwnSlug() slug: string,
    @SessionInPath() sessionId: string,
    @QueryOf(jobSheetPdf) { notes }: z.infer<typeof jobSheetPdf.query>,
    @Context() context: RequestContext,
    @Res() reply: FastifyReply,
  ) {
    await this.#one({ slug, sessionId }, { seenBy: 'firm', withNotes: notes === 'true', context, reply });
  }

  @CallByHand(jobSheetPdfForAdmin)
  async oneForAdmin(
    @SlugInPath() slug: string,
    @SessionInPath() sessionId: string,
    @Context() context: RequestContext,
    @Res() reply: FastifyReply,
  ) {
    await this.#one({ slug, sessionId }, { seenBy: 'admin', withNotes: false, context, reply });
  }

  async #one(lead: LeadOf, asked: Asked): Promise<void> {
    const title = `Job sheet, ${await this.sheets.nameOf(lead, asked)}`;
    await this.#send({ title, leads: [lead], gone: 0, file: `job-sheet-${lead.sessionId.slice(0, 8)}` }, asked);
  }

  /** Another installer's are as those that are gone: where none is left there is no file. */
  async #several(ids: readonly string[], found: readonly LeadOf[], asked: Asked): Promise<void> {
    const bySession = new Map(found.map((lead) => [lead.sessionId, lead]));
    const distinct = new Set(ids);
    const leads = [...distinct].flatMap((id) => bySession.get(id) ?? []);
    if (leads.length === 0) throw noSuchConversation();
    const gone = distinct.size - leads.length;
    await this.#send({ title: `Job sheets, ${leads.length}`, leads, gone, file: 'job-sheets' }, asked);
  }

  /** Pages leave as they are drawn. */
  async #send({ title, leads, gone, file }: JobSheets, asked: Asked): Promise<void> {
    await drawings.send(leads[0]?.slug ?? '', asked.reply, asked.context, async ({ counted }) => ({
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${file}.pdf"`,
        'x-content-type-options': 'nosniff',
      },
      pieces: jobSheetsPdf(title, this.sheets.of(leads, asked, { gone, counted })),
    }));
  }
}
