import { Injectable } from '@nestjs/common';
import { isOn } from '@pilotlight/assistant/interlock/emergency-mode';
import { conversationStream } from '../write-side/stream-names';
import { openOrNew, ownOpenConversation } from './aggregate/conversation.state';
import { ConversationStream } from './aggregate/conversation.stream';
import { chatUnavailable } from './aggregate/refusals';

export interface BookableConversation {
  /** Danger was told of and stands: nothing is booked. */
  readonly inDanger: boolean;
  /** Photos that were sent in it. */
  readonly photoIds: ReadonlySet<string>;
}

/** What a booking must know of the conversation that it comes of. */
@Injectable()
export class BookableConversations {
  constructor(private readonly conversations: ConversationStream) {}

  /** A conversation in which nothing was said yet is calm. Throws Refused where it was erased. */
  async of(slug: string, sessionId: string): Promise<BookableConversation> {
    const { state } = await this.conversations.cached(conversationStream(sessionId));
    const open = openOrNew(state);
    if (open && open.slug !== slug) throw chatUnavailable();
    return {
      inDanger: open !== null && isOn(open.mode),
      photoIds: new Set(open?.photos.map(({ photoId }) => photoId)),
    };
  }

  /** Another installer's conversation looks exactly like none. Throws Refused. */
  async requireOwn(slug: string, sessionId: string): Promise<void> {
    const { state } = await this.conversations.load(conversationStream(sessionId));
    ownOpenConversation(state, slug);
  }
}
