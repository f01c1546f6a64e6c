import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { conversationLead, conversationLeadForAdmin, editLead } from '@pilotlight/contracts/http/leads';
import type { z } from 'zod';
import { BodyOf, Call } from '../../http/call';
import { Context, OwnSlug } from '../../http/caller';
import { SessionInPath } from '../../http/id-in-path';
import { SlugInPath } from '../../http/slug-in-path';
import { InstallerProfiles } from '../../installers/installer-profiles';
import { ReadModels } from '../../read-side/read-models';
import { waitForReadModels } from '../../read-side/wait-for-read-models';
import type { RequestContext } from '../../write-side/request-context';
import { EditLead } from './edit-lead.command';
import { LeadViews } from './lead-views';

const shownBy = ['conversations', 'messages', 'contacts'] as const;

@Controller()
export class LeadsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly readModels: ReadModels,
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
    @BodyOf(editLead) { field, value }: z.infer<typeof editLead.body>,
    @Context() context: RequestContext,
  ) {
    const edit = { slug, sessionId, field, value, firm: await this.firms.workOf(slug) };
    const { position, view } = await this.commands.execute(new EditLead(edit, context));
    await waitForReadModels(this.readModels, position, shownBy);
    return view;
  }
}
