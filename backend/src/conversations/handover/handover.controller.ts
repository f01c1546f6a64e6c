import { Controller } from '@nestjs/common';
import {
  dismissOpenQuestion,
  handBackConversation,
  replyAsInstaller,
  takeOverConversation,
} from '@pilotlight/contracts/http/handover';
import { suggestReply } from '@pilotlight/contracts/http/suggested-reply';
import { installerTyping } from '@pilotlight/contracts/http/hearing';
import { ConversationsReader } from '@pilotlight/projections/conversations/conversations.reader';
import type { z } from 'zod';
import { BodyOf, Call } from '../../http/call';
import { Context, OwnSlug } from '../../http/caller';
import { SessionInPath } from '../../http/id-in-path';
import { type Answerer, InstallerProfiles } from '../../installers/installer-profiles';
import { DashboardCommands } from '../../read-side/dashboard-commands';
import { Typing } from '../../database/typing';
import { conversationStream } from '../../write-side/stream-names';
import { ownOpenConversation } from '../aggregate/conversation.state';
import { ConversationStream } from '../aggregate/conversation.stream';
import { noSuchConversation } from '../aggregate/refusals';
import { SuggestedReply } from '../replies/suggested-reply';
import type { RequestContext } from '../../write-side/request-context';
import { DismissOpenQuestion } from './dismiss-open-question.command';
import { HandBack } from './hand-back.command';
import { ReplyAsInstaller } from './reply-as-installer.command';
import { TakeOver } from './take-over.command';

type Reply = z.infer<typeof replyAsInstaller.body>;

@Controller()
export class HandoverController {
  constructor(
    private readonly commands: DashboardCommands,
    private readonly firms: InstallerProfiles,
    private readonly conversations: ConversationStream,
    private readonly typing: Typing,
    private readonly suggested: SuggestedReply,
  ) {}

  @Call(replyAsInstaller)
  async reply(
    @OwnSlug() slug: string,
    @SessionInPath() sessionId: string,
    @BodyOf(replyAsInstaller) reply: Reply,
    @Context() context: RequestContext,
  ) {
    const answerer = await this.#answerer(slug);
    const command = new ReplyAsInstaller(slug, sessionId, reply, answerer, context);
    // First, so that no dots follow the words.
    await this.typing.stop(sessionId, 'person');
    await this.commands.execute(command, ConversationsReader);
    return { success: true, message: 'Sent' } as const;
  }

  @Call(installerTyping)
  async types(@OwnSlug() slug: string, @SessionInPath() sessionId: string) {
    const { state } = await this.conversations.cached(conversationStream(sessionId));
    ownOpenConversation(state, slug);
    await this.typing.tell(sessionId, 'person');
    return { success: true, message: 'Typing' } as const;
  }

  @Call(suggestReply)
  async suggest(@OwnSlug() slug: string, @SessionInPath() sessionId: string) {
    const { state } = await this.conversations.cached(conversationStream(sessionId));
    return { text: await this.suggested.of(ownOpenConversation(state, slug)) };
  }

  @Call(dismissOpenQuestion)
  async dismiss(
    @OwnSlug() slug: string,
    @SessionInPath() sessionId: string,
    @BodyOf(dismissOpenQuestion) { messageId }: z.infer<typeof dismissOpenQuestion.body>,
    @Context() context: RequestContext,
  ) {
    await this.commands.execute(new DismissOpenQuestion(slug, sessionId, messageId, context), ConversationsReader);
    return { success: true, message: 'Question dismissed' } as const;
  }

  @Call(takeOverConversation)
  async takeOver(@OwnSlug() slug: string, @SessionInPath() sessionId: string, @Context() context: RequestContext) {
    const answerer = await this.#answerer(slug);
    await this.commands.execute(new TakeOver(slug, sessionId, answerer, context), ConversationsReader);
    return { success: true, message: 'You’ve taken over' } as const;
  }

  @Call(handBackConversation)
  async handBack(@OwnSlug() slug: string, @SessionInPath() sessionId: string, @Context() context: RequestContext) {
    await this.commands.execute(new HandBack(slug, sessionId, context), ConversationsReader);
    return { success: true, message: 'Assistant back on' } as const;
  }

  async #answerer(slug: string): Promise<Answerer> {
    const answerer = await this.firms.answererOf(slug);
    if (!answerer) throw noSuchConversation();
    return answerer;
  }
}
