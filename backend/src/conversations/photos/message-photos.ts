import { Injectable, Logger } from '@nestjs/common';
import { PhotoUploads } from '../../database/photo-uploads';
import { failureIn } from '../../logging/failure';
import type { RequestContext } from '../../write-side/request-context';
import { type ConversationState, turnIn } from '../aggregate/conversation.state';
import type { Grader } from '../aggregate/grading';
import { cardFor } from '../aggregate/turn.state';
import type { NamedFiles } from './photo.decisions';
import { PhotoTags } from './photo-tags';

interface Message {
  readonly slug: string;
  readonly sessionId: string;
  readonly messageId: string;
  readonly files: readonly string[];
}

@Injectable()
export class MessagePhotos {
  readonly #log = new Logger('conversations');

  constructor(
    private readonly uploads: PhotoUploads,
    private readonly tags: PhotoTags,
  ) {}

  async named(message: Message): Promise<NamedFiles> {
    return { ids: message.files, ready: await this.uploads.ready(message, message.files) };
  }

  /** The message is received whatever becomes of the tags. */
  async tagged(
    state: ConversationState,
    { messageId }: Message,
    grader: Grader,
    context: RequestContext,
  ): Promise<ConversationState> {
    const turn = turnIn(state, messageId);
    // A danger is answered first; the next message, or nightly maintenance, brings the tags.
    if (turn && cardFor(turn, null)) return state;
    try {
      return await this.tags.keepOnce(state, grader, context);
    } catch (error) {
      this.#log.error({ event: "photos' tags not kept", ...failureIn(error) });
      return state;
    }
  }
}
