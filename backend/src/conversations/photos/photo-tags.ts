import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { PhotoUploads } from '../../database/photo-uploads';
import { conversationCommand } from '../../write-side/command-target';
import type { RequestContext } from '../../write-side/request-context';
import type { ConversationState } from '../aggregate/conversation.state';
import { ConversationStream } from '../aggregate/conversation.stream';
import type { Grader } from '../aggregate/grading';
import { keepTags } from './photo.decisions';

/** Sessions whose photos are known to be told of: what is forgotten costs a query. */
const sessionsRemembered = 10_000;

/**
 * Every tag is written beside its upload first and then in the log, which has no place for it until the photo is sent: one that
 * came while the photo was being sent, or that a crash cut off, stands beside the upload alone.
 */
@Injectable()
export class PhotoTags {
  /** Of how many of a session's photos, which only become more, the log was seen to tell what was said. */
  readonly #toldOf = new LRUCache<string, number>({ max: sessionsRemembered });

  constructor(
    private readonly conversations: ConversationStream,
    private readonly uploads: PhotoUploads,
  ) {}

  /** As `keep`, once in the life of the process for each photo: a tag that comes after its photo was sent is told by itself. */
  async keepOnce(state: ConversationState, grader: Grader, context: RequestContext): Promise<ConversationState> {
    const isTold = state.status === 'open' && state.photos.length <= (this.#toldOf.get(state.sessionId) ?? 0);
    return isTold ? state : await this.keep(state, grader, context);
  }

  /** Brings the log up to what was said of the conversation's photos; the conversation as it is then. */
  async keep(state: ConversationState, grader: Grader, context: RequestContext): Promise<ConversationState> {
    let now = state;
    // What was written is held against the uploads again, as is a conversation in which somebody else told of a photo meanwhile.
    while (now.status === 'open' && now.photos.length > 0) {
      const { slug, sessionId, photos, photosTagged } = now;
      const tags = await this.uploads.tags(
        { slug, sessionId },
        photos.map(({ photoId }) => photoId),
      );
      if (keepTags(now, { tags, photosTagged }, grader).length === 0) {
        this.#toldOf.set(sessionId, photos.length);
        return now;
      }
      const kept = await this.conversations.execute({
        ...conversationCommand({ slug, sessionId }, context, 'tags', context.requestId, String(photosTagged)),
        decide: (newest) => keepTags(newest, { tags, photosTagged }, grader),
      });
      now = kept.state;
    }
    return now;
  }
}
