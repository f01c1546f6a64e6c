import { Logger } from '@nestjs/common';
import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Training } from '@pilotlight/contracts/values/training';
import { AssistantEngine } from '../../assistant/assistant-engine';
import { firmWorkOf } from '../../assistant/grading/firm-work';
import { PhotoUploads, type UploadedPhoto } from '../../database/photo-uploads';
import { failureIn } from '../../logging/failure';
import { eventIds } from '../../write-side/event-ids';
import type { RequestContext } from '../../write-side/request-context';
import { metadataOf } from '../../write-side/request-context';
import { Refused } from '../../write-side/refused';
import { conversationStream } from '../../write-side/stream-names';
import { answeredAtOnce } from '../answered-at-once';
import type { ReceivedMessage } from '../conversation.decisions';
import { receiveMessage } from '../conversation.decisions';
import { tagPhoto } from '../photo.decisions';
import type { OpenConversation } from '../conversation.state';
import type { Turn } from '../turn.state';
import { ConversationStream } from '../conversation.stream';
import { understood } from '../understood';

/** Takes in what a visitor said. When it returns, the message is durable, and with it the answer where that needs nobody. */
export class ReceiveVisitorMessage extends Command<{ conversation: OpenConversation; turn: Turn }> {
  constructor(
    readonly message: Omit<ReceivedMessage, 'files' | 'firm'> & { readonly files: readonly string[] },
    readonly firm: { readonly name: string; readonly training: Training },
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(ReceiveVisitorMessage)
export class ReceiveVisitorMessageHandler implements ICommandHandler<ReceiveVisitorMessage> {
  readonly #log = new Logger('conversations');

  constructor(
    private readonly conversations: ConversationStream,
    private readonly uploads: PhotoUploads,
    private readonly engine: AssistantEngine,
  ) {}

  async execute(command: ReceiveVisitorMessage): Promise<{ conversation: OpenConversation; turn: Turn }> {
    const { message, firm, context } = command;
    const files = { ids: message.files, ready: await this.uploads.ready(message, message.files) };
    const { state } = await this.conversations.decide({
      stream: conversationStream(message.sessionId),
      metadata: metadataOf(message.slug, context),
      decide: (now) =>
        receiveMessage(now, { ...message, files, firm: firmWorkOf(firm.training) }, (before, text) =>
          understood(before, text, message.now, (error) =>
            this.#log.error({ event: 'message not understood', ...failureIn(error) }),
          ),
        ),
      followedBy: {
        at: new Date(message.now).toISOString(),
        decide: (now) => answeredAtOnce(now, { ...message, firmName: firm.name, training: firm.training }, this.engine),
      },
      eventId: eventIds(message.sessionId, message.messageId),
    });
    await this.#keepTagsSince(command, files.ready);
    const turn =
      state.status === 'open' ? state.turns.find(({ messageId }) => messageId === message.messageId) : undefined;
    if (state.status !== 'open' || !turn) throw new Refused('No such message', 'not-found');
    return { conversation: state, turn };
  }

  /** A tag that came between reading the photos and writing them found no photo in the log, and would be lost there. */
  async #keepTagsSince(
    { message, firm, context }: ReceiveVisitorMessage,
    written: readonly UploadedPhoto[],
  ): Promise<void> {
    if (written.length === 0) return;
    const { slug, sessionId, now } = message;
    const grader = { now, firm: firmWorkOf(firm.training) };
    for (const { photoId, slot } of await this.uploads.ready(message, message.files)) {
      if (written.some((photo) => photo.photoId === photoId && photo.slot === slot)) continue;
      await this.conversations.decide({
        stream: conversationStream(sessionId),
        metadata: metadataOf(slug, context),
        decide: (state) => tagPhoto(state, { slug, photoId, slot, isWaiting: true }, grader),
        eventId: eventIds(sessionId, photoId, context.requestId),
      });
    }
  }
}
