import { Injectable } from '@nestjs/common';
import { PhotoUploads } from '../database/photo-uploads';
import { eventIds } from '../write-side/event-ids';
import { metadataOf, type RequestContext } from '../write-side/request-context';
import { conversationStream } from '../write-side/stream-names';
import type { ConversationState } from './conversation.state';
import { ConversationStream } from './conversation.stream';
import type { Grader } from './grading';
import { keepTags } from './photo.decisions';

/**
 * Every tag is written beside its upload first and then in the log, which has no place for it until the photo is sent: one that
 * came while the photo was being sent, or that a crash cut off, stands beside the upload alone.
 */
@Injectable()
export class PhotoTags {
  constructor(
    private readonly conversations: ConversationStream,
    private readonly uploads: PhotoUploads,
  ) {}

  /** Brings the log up to what was said of the conversation's photos; the conversation as it is then. */
  async keep(state: ConversationState, grader: Grader, context: RequestContext): Promise<ConversationState> {
    if (state.status !== 'open' || state.photos.length === 0) return state;
    const { slug, sessionId, photos } = state;
    const tags = await this.uploads.tags(
      { slug, sessionId },
      photos.map(({ photoId }) => photoId),
    );
    if (keepTags(state, tags, grader).length === 0) return state;
    const kept = await this.conversations.decide({
      stream: conversationStream(sessionId),
      metadata: metadataOf(slug, context),
      decide: (now) => keepTags(now, tags, grader),
      eventId: eventIds(sessionId, 'tags', context.requestId),
    });
    return kept.state;
  }
}
