import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import type { PhotoSlot } from '@pilotlight/contracts/values/job-sheet';
import { PhotoUploads } from '../../database/photo-uploads';
import { conversationCommand } from '../../write-side/command-target';
import type { RequestContext } from '../../write-side/request-context';
import type { CoverageAndOffer } from '@pilotlight/assistant/grading/coverage-and-offer';
import { ConversationStream } from '../aggregate/conversation.stream';
import { tagPhoto } from './photo.decisions';

export class TagPhoto extends Command<{ position: Position | null }> {
  constructor(
    readonly photo: { readonly slug: string; readonly sessionId: string; readonly photoId: string },
    readonly slot: PhotoSlot | null,
    readonly coverageAndOffer: CoverageAndOffer,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(TagPhoto)
export class TagPhotoHandler implements ICommandHandler<TagPhoto> {
  constructor(
    private readonly conversations: ConversationStream,
    private readonly uploads: PhotoUploads,
  ) {}

  async execute({ photo, slot, coverageAndOffer, context }: TagPhoto): Promise<{ position: Position | null }> {
    const { slug, photoId } = photo;
    const target = conversationCommand(photo, context, photoId, context.requestId);
    const grader = { now: this.conversations.clock.now(), coverageAndOffer };
    const tag = { slug, photoId, slot, isFirms: context.actor.kind === 'installer' };
    // Refused before the upload's own slot changes, which would contradict the log.
    tagPhoto((await this.conversations.cached(target.stream)).state, { ...tag, isWaiting: true }, grader);
    const isWaiting = await this.uploads.tag(photo, slot);
    return await this.conversations.execute({
      ...target,
      decide: (state) => tagPhoto(state, { ...tag, isWaiting }, grader),
    });
  }
}
