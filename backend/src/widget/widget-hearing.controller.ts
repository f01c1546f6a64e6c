import { Controller, Headers, Req, Res } from '@nestjs/common';
import { shortNameOf, firmPersonOf } from '@pilotlight/contracts/values/firm-person';
import {
  heartbeatMs,
  listenFrames,
  unreadTextLength,
  widgetListen,
  widgetTyping,
  widgetUnread,
} from '@pilotlight/contracts/http/hearing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ConversationStream } from '../conversations/aggregate/conversation.stream';
import { chatUnavailable } from '../conversations/aggregate/refusals';
import { linesOf } from '../conversations/messages/widget-lines';
import { Typing } from '../database/typing';
import { BodyOf, Call, CallByHand, QueryOf } from '../http/call';
import { Visitor } from '../http/caller';
import { EventStream } from '../http/event-stream';
import { SlugInPath } from '../http/slug-in-path';
import { callerAddress } from '../sessions/caller-address';
import type { WidgetSession } from '../sessions/widget-sessions';
import { conversationStream } from '../write-side/stream-names';
import type { HeldStream } from './held-stream';
import { HeldStreams } from './held-streams';
import { type Tenant, WidgetAuthorizer } from './widget-authorizer';

/** Then the stream ends and the widget asks for another. */
const longest = 600_000;

const cut = (text: string): string => {
  const characters = Array.from(text);
  return characters.length > unreadTextLength ? `${characters.slice(0, unreadTextLength - 1).join('')}…` : text;
};

/** Live while a person is wanted or answers, else by polling. */
@Controller()
export class WidgetHearingController {
  constructor(
    private readonly authorizer: WidgetAuthorizer,
    private readonly conversations: ConversationStream,
    private readonly streams: HeldStreams,
    private readonly typing: Typing,
  ) {}

  @CallByHand(widgetListen)
  async listen(
    @SlugInPath() slug: string,
    @Visitor() session: WidgetSession,
    @Headers('origin') origin: string | undefined,
    @Req() request: FastifyRequest,
    @Res() response: FastifyReply,
  ): Promise<void> {
    const { sessionId } = session;
    const authorize = () => this.authorizer.activeTenantOf(session, slug, origin);
    await authorize();
    linesOf((await this.conversations.load(conversationStream(sessionId))).state);
    await this.streams.within({ slug, sessionId, address: callerAddress(request) }, async (held) => {
      const stream = new EventStream(response, listenFrames);
      stream.onClose(() => held.end());
      try {
        await this.#tell(held, stream, authorize);
      } finally {
        stream.end();
      }
    });
  }

  async #tell(held: HeldStream, stream: EventStream<typeof listenFrames>, authorize: () => Promise<Tenant>) {
    const until = Date.now() + longest;
    let [told, typed] = ['', false];
    while (!held.ended && !stream.closed && Date.now() < until) {
      const { account } = await authorize();
      const { state } = await this.conversations.cached(conversationStream(held.sessionId));
      const shown = linesOf(state);
      const news = `${shown.person} ${shown.lines.filter(({ role }) => role === 'person' || role === 'note').length}`;
      if (news !== told) {
        stream.send(['conversation', { ...shown, lines: [...shown.lines] }]);
        // The widget removes the dots with the words that they announced.
        [told, typed] = [news, false];
        held.types(false);
      } else if (held.typing !== typed) {
        typed = held.typing;
        stream.send(['typing', { name: typed ? shortNameOf(firmPersonOf(account)) : '' }]);
      }
      if (shown.person === null) return;
      if (!(await held.woken(heartbeatMs))) stream.beat();
    }
  }

  @Call(widgetUnread)
  async unread(
    @SlugInPath() slug: string,
    @QueryOf(widgetUnread) { seen }: z.infer<typeof widgetUnread.query>,
    @Visitor() session: WidgetSession,
    @Headers('origin') origin: string | undefined,
  ) {
    await this.authorizer.activeTenantOf(session, slug, origin);
    const { state } = await this.conversations.cached(conversationStream(session.sessionId));
    const { lines, person } = linesOf(state);
    const unread = lines.filter(({ role }) => role === 'person').slice(seen);
    const newest = unread.at(-1);
    if (!newest) return { unread: 0, person };
    const { text, name = '', photos } = newest;
    const told = { text: cut(text), name, shortName: shortNameOf(name), ...(photos && { photos: photos.length }) };
    return { unread: unread.length, person, newest: told };
  }

  @Call(widgetTyping)
  async types(
    @SlugInPath() slug: string,
    @BodyOf(widgetTyping) body: z.infer<typeof widgetTyping.body>,
    @Visitor() session: WidgetSession,
    @Headers('origin') origin: string | undefined,
  ) {
    await this.authorizer.activeTenantOf(session, slug, origin);
    if (body.sessionId !== session.sessionId) throw chatUnavailable();
    await this.typing.tell(session.sessionId, 'visitor');
    return { success: true } as const;
  }
}
