import { Controller } from '@nestjs/common';
import {
  conversationLead,
  conversationLeadForAdmin,
  editLead,
  editLeadDetails,
} from '@pilotlight/contracts/http/leads';
import type { LeadEdit } from '@pilotlight/contracts/values/lead-edit';
import { ContactsReader } from '@pilotlight/projections/contacts/contacts.reader';
import { ConversationsReader } from '@pilotlight/projections/conversations/conversations.reader';
import { InsightsReader } from '@pilotlight/projections/insights/insights.reader';
import { LeadsReader } from '@pilotlight/projections/leads/leads.reader';
import type { z } from 'zod';
import { BodyOf, Call } from '../../http/call';
import { Context, OwnSlug } from '../../http/caller';
import { SessionInPath } from '../../http/id-in-path';
import { SlugInPath } from '../../http/slug-in-path';
import { InstallerProfiles } from '../../installers/installer-profiles';
import { DashboardCommands } from '../../read-side/dashboard-commands';
import type { RequestContext } from '../../write-side/request-context';
import { EditLead } from './edit-lead.command';
import { LeadViews } from './lead-views';

@Controller()
export class LeadsController {
  constructor(
    private readonly commands: DashboardCommands,
    private readonly firms: InstallerProfiles,
    private readonly views: LeadViews,
  ) {}

  @Call(conversationLead)
  async own(@OwnSlug() slug: string, @SessionInPath() sessionId: string) {
    return await this.views.of(slug, sessionId, 'firm');
  }

  @Call(conversationLeadForAdmin)
  async forAdmin(@SlugInPath() slug: string, @SessionInPath() sessionId: string) {
    return await this.views.of(slug, sessionId, 'admin');
  }

  @Call(editLead)
  async edit(
    @OwnSlug() slug: string,
    @SessionInPath() sessionId: string,
    @BodyOf(editLead) edit: z.infer<typeof editLead.body>,
    @Context() context: RequestContext,
  ) {
    return await this.#edited(slug, sessionId, [edit], context);
  }

  @Call(editLeadDetails)
  async editSeveral(
    @OwnSlug() slug: string,
    @SessionInPath() sessionId: string,
    @BodyOf(editLeadDetails) { edits }: z.infer<typeof editLeadDetails.body>,
    @Context() context: RequestContext,
  ) {
    return await this.#edited(slug, sessionId, edits, context);
  }

  async #edited(slug: string, sessionId: string, edits: readonly LeadEdit[], context: RequestContext) {
    const command = new EditLead({ slug, sessionId, edits, coverageAndOffer: await this.firms.workOf(slug) }, context);
    const { view } = await this.commands.execute(
      command,
      ConversationsReader,
      ContactsReader,
      InsightsReader,
      LeadsReader,
    );
    return view;
  }
}
