import { Controller, Headers, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { chatFrames, widgetChat, widgetConversation, widgetLead } from '@pilotlight/contracts/http/widget';
import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { coverageAndOfferOf } from '@pilotlight/assistant/grading/coverage-and-offer';
import { ReplyService, type ReplyRequest } from '../conversations/replies/reply-service';
import { chatUnavailable } from '../conversations/aggregate/refusals';
import { ReceiveVisitorMessage } from '../conversations/messages/receive-visitor-message.command';
import { SubmitLead } from '../conversations/leads/submit-lead.command';
import { ConversationStream } from '../conversations/aggregate/conversation.stream';
import { thanksFor } from '../conversations/leads/known-lead';
import { factsOf } from '../conversations/leads/lead-facts';
import { cardFor, type Turn } from '../conversations/aggregate/turn.state';
import { acceptedOf, linesOf } from '../conversations/messages/widget-lines';
import { answerWith } from '../http/answer-with';
import { BodyOf, Call, CallByHand } from '../http/call';
import { SlugInPath } from '../http/slug-in-path';
import { Context, Visitor } from '../http/caller';
import { EventStream } from '../http/event-stream';
import { prefersJson } from '../http/prefers-json';
import { callerAddress } from '../sessions/caller-address';
import type { WidgetSession } from '../sessions/widget-sessions';
import type { RequestContext } from '../write-side/request-context';
import { conversationStream } from '../write-side/stream-names';
import { toldTraining } from '../installers/told-training';
import { PlatformPrompts } from '../platform-prompt/platform-prompts';
import { underPlatform } from '../platform-prompt/under-platform';
import { OpenChats } from './open-chats';
import { shownConsent } from './shown-consent';
import { WidgetAuthorizer } from './widget-authorizer';

type Chat = z.infer<typeof widgetChat.body>;
type LeadForm = z.infer<typeof widgetLead.body>;

interface IncomingChat {
  readonly slug: string;
  readonly body: Chat;
  readonly session: WidgetSession;
  readonly origin: string | undefined;
  readonly context: RequestContext;
  readonly crowded: boolean;
}

@Controller()
export class WidgetChatController {
  constructor(
    private readonly authorizer: WidgetAuthorizer,
    private readonly commands: CommandBus,
    private readonly conversations: ConversationStream,
    private readonly replies: ReplyService,
    private readonly chats: OpenChats,
    private readonly platform: PlatformPrompts,
  ) {}

  @CallByHand(widgetChat)
  async chat(
    @SlugInPath() slug: string,
    @BodyOf(widgetChat) body: Chat,
    @Visitor() session: WidgetSession,
    @Context() context: RequestContext,
    @Headers('origin') origin: string | undefined,
    @Headers('accept') accept: string | undefined,
    @Req() httpRequest: FastifyRequest,
    @Res() response: FastifyReply,
  ): Promise<void> {
    const { sessionId } = session;
    if (body.sessionId !== sessionId) throw chatUnavailable();
    await this.chats.within({ sessionId, slug, address: callerAddress(httpRequest) }, async (crowded) => {
      const request = await this.#received({ slug, body, session, origin, context, crowded });
      if (prefersJson(accept)) answerWith(response, widgetChat, await this.replies.complete(request));
      else await this.#send(request, new EventStream(response, chatFrames));
    });
  }

  async #received({ slug, body, session, origin, context, crowded }: IncomingChat): Promise<ReplyRequest> {
    const { account, suspended } = await this.authorizer.tenantOf(session, slug, origin);
    const { messageId = randomUUID(), message: text, files } = body;
    const training = underPlatform(
      toldTraining(account.training.published.training, account),
      await this.platform.live(),
    );
    const visit = { slug, sessionId: session.sessionId, origin: session.origin };
    const received = await this.commands.execute(
      new ReceiveVisitorMessage(
        { ...visit, messageId, text, files: files ?? [], now: this.conversations.clock.now(), suspended, crowded },
        { name: account.name, training },
        context,
      ),
    );
    const authorize = () => this.#authorize(session, slug, origin, received.turn);
    return { ...received, installerName: account.name, training, suspended, context, authorize };
  }

  async #send(request: ReplyRequest, stream: EventStream<typeof chatFrames>): Promise<void> {
    const { conversation, turn } = request;
    try {
      const { messageId } = turn;
      const accepted = ['accepted', { messageId, ...acceptedOf(conversation) }] as const;
      if (turn.reply) stream.send(accepted);
      else await stream.sendNow(accepted);
      for await (const frame of this.replies.stream(request)) {
        if (frame[0] === 'safety' && !turn.reply) await stream.sendNow(frame);
        else stream.send(frame);
      }
      stream.send(['done', {}]);
    } finally {
      stream.end();
    }
  }

  @Call(widgetLead)
  async lead(
    @SlugInPath() slug: string,
    @BodyOf(widgetLead) body: LeadForm,
    @Visitor() session: WidgetSession,
    @Context() context: RequestContext,
    @Headers('origin') origin: string | undefined,
  ) {
    const { account } = await this.authorizer.activeTenantOf(session, slug, origin);
    if (body.sessionId !== session.sessionId) throw chatUnavailable();
    const visit = { slug, sessionId: session.sessionId, origin: session.origin };
    const given = factsOf(body.lead);
    const { lead } = await this.commands.execute(
      new SubmitLead(
        visit,
        given,
        shownConsent(body, account),
        coverageAndOfferOf(account.training.published.training),
        context,
      ),
    );
    return { success: true, message: thanksFor(given), lead };
  }

  @Call(widgetConversation)
  async conversation(
    @SlugInPath() slug: string,
    @Visitor() session: WidgetSession,
    @Headers('origin') origin: string | undefined,
  ) {
    await this.authorizer.activeTenantOf(session, slug, origin);
    const { state } = await this.conversations.load(conversationStream(session.sessionId));
    return { sessionId: session.sessionId, ...linesOf(state) };
  }

  /** As when the message came: the safety card answers for a suspended installer too. */
  async #authorize(session: WidgetSession, slug: string, origin: string | undefined, turn: Turn): Promise<void> {
    const { suspended } = await this.authorizer.tenantOf(session, slug, origin);
    if (suspended && !cardFor(turn, null)) throw chatUnavailable();
  }
}
