import { Controller } from '@nestjs/common';
import type { Command } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import {
  addLeadNote,
  requestJobDetail,
  setLeadStage,
  tagConversationPhoto,
} from '@pilotlight/contracts/http/lead-work';
import type { LeadView } from '@pilotlight/contracts/http/leads';
import { ConversationsReader } from '@pilotlight/projections/conversations/conversations.reader';
import { LeadsReader } from '@pilotlight/projections/leads/leads.reader';
import { InsightsReader } from '@pilotlight/projections/insights/insights.reader';
import type { z } from 'zod';
import { BodyOf, Call } from '../../http/call';
import { Context, OwnSlug } from '../../http/caller';
import { PhotoInPath, SessionInPath } from '../../http/id-in-path';
import { type Answerer, InstallerProfiles } from '../../installers/installer-profiles';
import { DashboardCommands } from '../../read-side/dashboard-commands';
import type { ReaderClass } from '../../read-side/wait-for-readers';
import type { RequestContext } from '../../write-side/request-context';
import { AddLeadNote } from './add-lead-note.command';
import { RequestJobDetail } from './request-job-detail.command';
import { SetLeadStage } from './set-lead-stage.command';
import { TagPhoto } from '../photos/tag-photo.command';
import { noSuchConversation } from '../aggregate/refusals';
import { LeadViews } from './lead-views';

type LeadCommand = Command<{ position: Position | null }>;

@Controller()
export class LeadWorkController {
  constructor(
    private readonly commands: DashboardCommands,
    private readonly firms: InstallerProfiles,
    private readonly views: LeadViews,
  ) {}

  @Call(requestJobDetail)
  async request(
    @OwnSlug() slug: string,
    @SessionInPath() sessionId: string,
    @BodyOf(requestJobDetail) { field }: z.infer<typeof requestJobDetail.body>,
    @Context() context: RequestContext,
  ) {
    const { suspended } = await this.#answerer(slug);
    return await this.#after(slug, sessionId, new RequestJobDetail(slug, sessionId, field, suspended, context));
  }

  @Call(setLeadStage)
  async stage(
    @OwnSlug() slug: string,
    @SessionInPath() sessionId: string,
    @BodyOf(setLeadStage) { stage, reason }: z.infer<typeof setLeadStage.body>,
    @Context() context: RequestContext,
  ) {
    return await this.#after(
      slug,
      sessionId,
      new SetLeadStage(slug, sessionId, { stage, reason: reason ?? null }, context),
    );
  }

  @Call(addLeadNote)
  async note(
    @OwnSlug() slug: string,
    @SessionInPath() sessionId: string,
    @BodyOf(addLeadNote) note: z.infer<typeof addLeadNote.body>,
    @Context() context: RequestContext,
  ) {
    const { person } = await this.#answerer(slug);
    return await this.#after(slug, sessionId, new AddLeadNote(slug, sessionId, note, person, context));
  }

  @Call(tagConversationPhoto)
  async tag(
    @OwnSlug() slug: string,
    @SessionInPath() sessionId: string,
    @PhotoInPath() photoId: string,
    @BodyOf(tagConversationPhoto) { slot }: z.infer<typeof tagConversationPhoto.body>,
    @Context() context: RequestContext,
  ) {
    await this.views.of(slug, sessionId, 'firm');
    const coverageAndOffer = await this.firms.workOf(slug);
    const command = new TagPhoto({ slug, sessionId, photoId }, slot, coverageAndOffer, context);
    return await this.#after(slug, sessionId, command, InsightsReader);
  }

  async #answerer(slug: string): Promise<Answerer> {
    const answerer = await this.firms.answererOf(slug);
    if (!answerer) throw noSuchConversation();
    return answerer;
  }

  async #after(
    slug: string,
    sessionId: string,
    command: LeadCommand,
    ...besides: readonly ReaderClass[]
  ): Promise<LeadView> {
    await this.commands.execute(command, ConversationsReader, LeadsReader, ...besides);
    return await this.views.of(slug, sessionId, 'firm');
  }
}
