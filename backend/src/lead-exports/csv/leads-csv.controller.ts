import { Controller, Res } from '@nestjs/common';
import { adminLeadsCsv, installerLeadsCsv, type LeadsCsv, rowsHeader } from '@pilotlight/contracts/http/lead-exports';
import { londonTime } from '@pilotlight/contracts/values/london-day';
import { LeadExportReader, type ExportScope } from '@pilotlight/projections/leads/lead-export.reader';
import { platform } from '@pilotlight/projections/read-database';
import type { FastifyReply } from 'fastify';
import { BodyOf, CallByHand } from '../../http/call';
import { Context, OwnSlug } from '../../http/caller';
import { csvLines, csvMark } from '../../http/csv';
import type { RequestContext } from '../../write-side/request-context';
import { type ExportFile, type Exporting, Exports } from '../exports';
import { cellsOfLead, headingsOf } from './lead-cells';

/** One that is read slowly holds a place and no connection: those are held for a page at a time. */
const exports = new Exports('csv', { atOnce: 8, ofEach: 1, waiting: 12, waitingOfEach: 3 });

@Controller()
export class LeadsCsvController {
  constructor(private readonly leads: LeadExportReader) {}

  @CallByHand(installerLeadsCsv)
  async own(
    @OwnSlug() slug: string,
    @BodyOf(installerLeadsCsv) asked: LeadsCsv,
    @Context() context: RequestContext,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await exports.send(slug, reply, context, (exporting) => this.#table(slug, asked, exporting));
  }

  @CallByHand(adminLeadsCsv)
  async all(@BodyOf(adminLeadsCsv) asked: LeadsCsv, @Context() context: RequestContext, @Res() reply: FastifyReply) {
    await exports.send('', reply, context, (exporting) => this.#table(platform, asked, exporting));
  }

  /** Rows leave as they are read: a slow reader holds the reading back, and the query ends with one that goes away. */
  async #table(scope: ExportScope, asked: LeadsCsv, exporting: Exporting): Promise<ExportFile> {
    const about = asked.ids ? String(asked.ids.length) : await this.leads.about(scope, asked, exporting.leaving);
    return {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="leads-${londonTime(new Date().toISOString()).day}.csv"`,
        ...(about !== null && { [rowsHeader]: about }),
      },
      pieces: this.#lines(scope, asked, exporting),
    };
  }

  async *#lines(
    scope: ExportScope,
    { ids, ...filters }: LeadsCsv,
    { leaving, counted }: Exporting,
  ): AsyncGenerator<string, void> {
    const ofAll = typeof scope !== 'string';
    yield csvMark + csvLines([headingsOf(ofAll)]);
    const found = ids ? this.leads.chosen(scope, ids, leaving) : this.leads.found(scope, filters, leaving);
    for await (const leads of found) {
      counted(leads.length);
      yield csvLines(leads.map((lead) => cellsOfLead(lead, ofAll)));
    }
  }
}
