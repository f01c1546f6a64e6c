import { Controller } from '@nestjs/common';
import {
  changedLeadSchema,
  changeSystemLead,
  type SystemLead,
  systemLead,
  systemLeads,
} from '@pilotlight/contracts/http/public-api';
import type { SystemScope } from '@pilotlight/contracts/values/system-key';
import { LeadsReader } from '@pilotlight/projections/leads/leads.reader';
import type { z } from 'zod';
import { SetLeadStage } from '../conversations/leads/set-lead-stage.command';
import { BodyOf, Call, QueryOf } from '../http/call';
import { Context, OwnScopes, OwnSlug } from '../http/caller';
import { LeadInPath } from '../http/id-in-path';
import { DashboardCommands } from '../read-side/dashboard-commands';
import { Refused } from '../write-side/refused';
import type { RequestContext } from '../write-side/request-context';

@Controller()
export class SystemLeadsController {
  constructor(
    private readonly commands: DashboardCommands,
    private readonly leads: LeadsReader,
  ) {}

  @Call(systemLeads)
  async page(@OwnSlug() slug: string, @QueryOf(systemLeads) query: z.infer<typeof systemLeads.query>) {
    const page = await this.leads.systemPage(slug, query, query.cursor);
    if (!page) throw new Refused('This is no cursor of a page', 'invalid');
    return page;
  }

  @Call(systemLead)
  async one(@OwnSlug() slug: string, @LeadInPath() leadId: string) {
    return { lead: await this.#lead(slug, leadId) };
  }

  @Call(changeSystemLead)
  async change(
    @OwnSlug() slug: string,
    @LeadInPath() leadId: string,
    @BodyOf(changeSystemLead) { stage, reason }: z.infer<typeof changeSystemLead.body>,
    @OwnScopes() scopes: readonly SystemScope[],
    @Context() context: RequestContext,
  ) {
    await this.#lead(slug, leadId);
    await this.commands.execute(
      new SetLeadStage(slug, leadId, { stage, reason: reason ?? null }, context),
      LeadsReader,
    );
    const lead = await this.#lead(slug, leadId);
    return { lead: scopes.includes('leads:read') ? lead : changedLeadSchema.parse(lead) };
  }

  async #lead(slug: string, leadId: string): Promise<SystemLead> {
    const lead = await this.leads.systemLead(slug, leadId);
    if (!lead) throw new Refused('No such lead', 'not-found');
    return lead;
  }
}
