import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { PhotoUploads } from '../../database/photo-uploads';
import { conversationCommand } from '../../write-side/command-target';
import type { RequestContext } from '../../write-side/request-context';
import type { ConversationState } from '../aggregate/conversation.state';
import { ConversationStream } from '../aggregate/conversation.stream';
import type { Grader } from '../aggregate/grading';
import { keepTags } from './photo.decisions';

/** Sessions whose photos are known to be in the log: forgetting one costs a query. */
const sessionsRemembered = 10_000;

/** A tag is written beside its upload and then to the log, which has no place for it until the photo is sent. */
@Injectable()
export class PhotoTags {
  /** How many of a session's photos, which only grow in number, the log was seen to cover. */
  readonly #toldOf = new LRUCache<string, number>({ max: sessionsRemembered });

  constructor(
    private readonly conversations: ConversationStream,
    private readonly uploads: PhotoUploads,
  ) {}

  /** Once per photo and process: a tag after sending is recorded by itself. */
  async keepOnce(state: ConversationState, grader: Grader, context: RequestContext): Promise<ConversationState> {
    const isTold = state.status === 'open' && state.photos.length <= (this.#toldOf.get(state.sessionId) ?? 0);
    return isTold ? state : await this.keep(state, grader, context);
  }

  /** Brings the log up to the tags; resolves with the conversation as it is then. */
  async keep(state: ConversationState, grader: Grader, context: RequestContext): Promise<ConversationState> {
    let now = state;
    // Compares again after writing, and when another process tagged a photo meanwhile.
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
