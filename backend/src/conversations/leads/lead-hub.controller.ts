import { Controller } from '@nestjs/common';
import {
  adminLeadCounts,
  adminLeads,
  adminLeadSelection,
  installerLeadCounts,
  installerLeads,
  installerLeadSelection,
  type LeadPage,
  setLeadStages,
} from '@pilotlight/contracts/http/lead-hub';
import { type LeadFilters, mostLeadsSelected } from '@pilotlight/contracts/http/leads';
import { type LeadScope, LeadsReader } from '@pilotlight/projections/leads/leads.reader';
import { platform } from '@pilotlight/projections/read-database';
import type { z } from 'zod';
import { BodyOf, Call, QueryOf } from '../../http/call';
import { Context, OwnSlug } from '../../http/caller';
import { Refused } from '../../write-side/refused';
import type { RequestContext } from '../../write-side/request-context';
import { LeadStages } from './lead-stages';

type PageQuery = z.infer<typeof adminLeads.query>;

/** Every lead at a glance: an installer's own, or for an admin those of all. */
@Controller()
export class LeadHubController {
  constructor(
    private readonly leads: LeadsReader,
    private readonly stages: LeadStages,
  ) {}

  @Call(adminLeads)
  async all(@QueryOf(adminLeads) query: PageQuery) {
    return await this.#page(platform, query);
  }

  @Call(installerLeads)
  async own(@OwnSlug() slug: string, @QueryOf(installerLeads) query: PageQuery) {
    return await this.#page(slug, query);
  }

  @Call(adminLeadCounts)
  async countsOfAll(@QueryOf(adminLeadCounts) filters: LeadFilters) {
    return await this.leads.counts(platform, filters);
  }

  @Call(installerLeadCounts)
  async ownCounts(@OwnSlug() slug: string, @QueryOf(installerLeadCounts) filters: LeadFilters) {
    return await this.leads.counts(slug, filters);
  }

  @Call(adminLeadSelection)
  async selectionOfAll(@QueryOf(adminLeadSelection) filters: LeadFilters) {
    return await this.leads.selection(platform, filters, mostLeadsSelected);
  }

  @Call(installerLeadSelection)
  async ownSelection(@OwnSlug() slug: string, @QueryOf(installerLeadSelection) filters: LeadFilters) {
    return await this.leads.selection(slug, filters, mostLeadsSelected);
  }

  @Call(setLeadStages)
  async setStages(
    @OwnSlug() slug: string,
    @BodyOf(setLeadStages) { changes }: z.infer<typeof setLeadStages.body>,
    @Context() context: RequestContext,
  ) {
    return { outcomes: await this.stages.set(slug, changes, context) };
  }

  async #page(scope: LeadScope, { cursor, pageSize, ...filters }: PageQuery): Promise<LeadPage> {
    const page = await this.leads.page(scope, filters, cursor, pageSize);
    if (!page) throw new Refused('Please begin the list anew', 'invalid');
    return page;
  }
}
