import { Logger } from '@nestjs/common';
import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Training } from '@pilotlight/contracts/values/training';
import { AssistantEngine } from '@pilotlight/assistant/assistant-engine';
import { coverageAndOfferOf } from '@pilotlight/assistant/grading/coverage-and-offer';
import { failureIn } from '../../logging/failure';
import { conversationCommand } from '../../write-side/command-target';
import type { RequestContext } from '../../write-side/request-context';
import { Refused } from '../../write-side/refused';
import type { ReplyInput } from '../replies/reply.decisions';
import { VisitsInChat } from '../replies/visits-in-chat';
import { scriptedReply } from '../replies/scripted-reply';
import type { ReceivedMessage } from './message.decisions';
import { receiveMessage } from './message.decisions';
import { hasPhotos, type OpenConversation, turnIn } from '../aggregate/conversation.state';
import { MessagePhotos } from '../photos/message-photos';
import { canonicalMessageId, type Turn } from '../aggregate/turn.state';
import { ConversationStream } from '../aggregate/conversation.stream';
import { understandMessage } from './understand-message';

interface Received extends Pick<ReplyInput, 'diary'> {
  readonly conversation: OpenConversation;
  readonly turn: Turn;
}

/** Takes in what a visitor said. When it returns, the message is durable, and with it the answer where no outside service is asked for it. */
export class ReceiveVisitorMessage extends Command<Received> {
  constructor(
    readonly message: Omit<ReceivedMessage, 'files' | 'coverageAndOffer'> & { readonly files: readonly string[] },
    readonly installer: { readonly name: string; readonly training: Training },
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
    private readonly photos: MessagePhotos,
    private readonly engine: AssistantEngine,
    private readonly visits: VisitsInChat,
  ) {}

  async execute(command: ReceiveVisitorMessage): Promise<Received> {
    const { message, installer, context } = command;
    const { files: photoIds, ...said } = message;
    const grader = { now: message.now, coverageAndOffer: coverageAndOfferOf(installer.training) };
    const files = photoIds.length > 0 && { files: await this.photos.named(message) };
    const diary = await this.visits.diaryBefore(message, installer.training);
    const received = await this.conversations.execute({
      ...conversationCommand(message, context, canonicalMessageId(message.messageId)),
      decide: (now) =>
        receiveMessage(now, { ...said, ...files, coverageAndOffer: grader.coverageAndOffer }, (before, text) =>
          understandMessage(before, text, message.now, (event, error) =>
            this.#log.error({ event, ...failureIn(error) }),
          ),
        ),
      thenAppend: {
        at: new Date(message.now).toISOString(),
        decide: (now) =>
          scriptedReply(
            now,
            {
              ...message,
              installerName: installer.name,
              training: installer.training,
              ...(diary !== undefined && { diary }),
            },
            this.engine,
          ),
      },
    });
    const state = hasPhotos(received.state)
      ? await this.photos.tagged(received.state, message, grader, context)
      : received.state;
    // From the state it goes out with, which may have been read anew.
    const turn = turnIn(state, message.messageId);
    if (state.status !== 'open' || !turn) throw new Refused('No such message', 'not-found');
    return { conversation: state, turn, ...(diary !== undefined && { diary }) };
  }
}
