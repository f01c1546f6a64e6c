import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import {
  addLeadNote,
  requestJobDetail,
  setLeadStage,
  tagConversationPhoto,
} from '@pilotlight/contracts/http/lead-work';
import type { LeadView } from '@pilotlight/contracts/http/leads';
import type { z } from 'zod';
import { BodyOf, Call } from '../../http/call';
import { Context, OwnSlug } from '../../http/caller';
import { PhotoInPath, SessionInPath } from '../../http/id-in-path';
import { type Answerer, InstallerProfiles } from '../../installers/installer-profiles';
import { ReadModels } from '../../read-side/read-models';
import { waitForReadModels } from '../../read-side/wait-for-read-models';
import type { RequestContext } from '../../write-side/request-context';
import { AddLeadNote } from './add-lead-note.command';
import { RequestJobDetail } from './request-job-detail.command';
import { SetLeadStage } from './set-lead-stage.command';
import { TagPhoto } from '../photos/tag-photo.command';
import { noSuchConversation } from '../aggregate/refusals';
import { LeadViews } from './lead-views';

type Written = Promise<{ position: Position | null }>;

/** What an installer does about a lead; each call answers with the lead as it is then. */
@Controller()
export class LeadWorkController {
  constructor(
    private readonly commands: CommandBus,
    private readonly readModels: ReadModels,
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
    const requested = this.commands.execute(new RequestJobDetail(slug, sessionId, field, suspended, context));
    return await this.#shown(slug, sessionId, requested);
  }

  @Call(setLeadStage)
  async stage(
    @OwnSlug() slug: string,
    @SessionInPath() sessionId: string,
    @BodyOf(setLeadStage) { stage }: z.infer<typeof setLeadStage.body>,
    @Context() context: RequestContext,
  ) {
    return await this.#shown(slug, sessionId, this.commands.execute(new SetLeadStage(slug, sessionId, stage, context)));
  }

  @Call(addLeadNote)
  async note(
    @OwnSlug() slug: string,
    @SessionInPath() sessionId: string,
    @BodyOf(addLeadNote) note: z.infer<typeof addLeadNote.body>,
    @Context() context: RequestContext,
  ) {
    const { person } = await this.#answerer(slug);
    const added = this.commands.execute(new AddLeadNote(slug, sessionId, note, person, context));
    return await this.#shown(slug, sessionId, added);
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
    const firm = await this.firms.workOf(slug);
    const tagged = this.commands.execute(new TagPhoto({ slug, sessionId, photoId }, slot, firm, context));
    return await this.#shown(slug, sessionId, tagged);
  }

  async #answerer(slug: string): Promise<Answerer> {
    const answerer = await this.firms.answererOf(slug);
    if (!answerer) throw noSuchConversation();
    return answerer;
  }

  /** When it answers, every list shows what was done. */
  async #shown(slug: string, sessionId: string, written: Written): Promise<LeadView> {
    const { position } = await written;
    await waitForReadModels(this.readModels, position, ['conversations', 'messages']);
    return await this.views.of(slug, sessionId, 'firm');
  }
}
