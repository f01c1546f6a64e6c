import { Controller, Logger, Res } from '@nestjs/common';
import { adminLeadsCsv, installerLeadsCsv, type LeadsCsv, rowsHeader } from '@pilotlight/contracts/http/lead-exports';
import { londonTime } from '@pilotlight/contracts/values/london-day';
import {
  type ExportedLead,
  LeadExportReader,
  type ExportScope,
} from '@pilotlight/projections/leads/lead-export.reader';
import { platform } from '@pilotlight/projections/read-database';
import type { FastifyReply } from 'fastify';
import { finished } from 'node:stream/promises';
import { Semaphore } from '../../concurrency/semaphore';
import { BodyOf, CallByHand } from '../../http/call';
import { Context, OwnSlug } from '../../http/caller';
import { csvLines, csvMark } from '../../http/csv';
import { CapacityExceeded } from '../../write-side/capacity-exceeded';
import type { RequestContext } from '../../write-side/request-context';
import { endInTime } from '../end-in-time';
import { onDemand } from '../pieces-on-demand';
import { cellsOfLead, headingsOf } from './lead-cells';

/** One that is read slowly holds a place and no connection: those are held for a page at a time. */
const exports = new Semaphore({ atOnce: 8, ofEach: 1, waiting: 12, waitingOfEach: 3 }, () => new CapacityExceeded());

@Controller()
export class LeadsCsvController {
  readonly #log = new Logger('lead exports');

  constructor(private readonly leads: LeadExportReader) {}

  @CallByHand(installerLeadsCsv)
  async own(
    @OwnSlug() slug: string,
    @BodyOf(installerLeadsCsv) asked: LeadsCsv,
    @Context() context: RequestContext,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await exports.take(slug, () => this.#send(slug, asked, context, reply));
  }

  @CallByHand(adminLeadsCsv)
  async all(@BodyOf(adminLeadsCsv) asked: LeadsCsv, @Context() context: RequestContext, @Res() reply: FastifyReply) {
    await exports.take('', () => this.#send(platform, asked, context, reply));
  }

  /** Rows leave as they are read: a slow reader holds the reading back, and the query ends with one that goes away. */
  async #send(scope: ExportScope, asked: LeadsCsv, { actor, requestId }: RequestContext, reply: FastifyReply) {
    endInTime(reply.raw);
    const leaving = new AbortController();
    reply.raw.once('close', () => leaving.abort());
    const about = asked.ids ? String(asked.ids.length) : await this.leads.about(scope, asked, leaving.signal);
    let rows = 0;
    const counted = (leads: readonly ExportedLead[]) => {
      rows += leads.length;
      return leads;
    };
    const csv = onDemand(this.#lines(scope, asked, leaving.signal, counted));
    void reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="leads-${londonTime(new Date().toISOString()).day}.csv"`,
        'cache-control': 'no-store',
        ...(about !== null && { [rowsHeader]: about }),
      })
      .send(csv);
    const isWhole = await finished(csv).then(
      () => true,
      () => false,
    );
    this.#log.log({ event: 'leads exported', actor: actor.kind, slug: actor.id, requestId, rows, isWhole });
  }

  async *#lines(
    scope: ExportScope,
    asked: LeadsCsv,
    signal: AbortSignal,
    counted: (leads: readonly ExportedLead[]) => readonly ExportedLead[],
  ): AsyncGenerator<string, void> {
    const ofAll = typeof scope !== 'string';
    yield csvMark + csvLines([headingsOf(ofAll)]);
    for await (const leads of this.#leads(scope, asked, signal))
      yield csvLines(counted(leads).map((lead) => cellsOfLead(lead, ofAll)));
  }

  #leads(scope: ExportScope, { ids, ...filters }: LeadsCsv, signal: AbortSignal) {
    return ids ? this.leads.chosen(scope, ids, signal) : this.leads.found(scope, filters, signal);
  }
}
