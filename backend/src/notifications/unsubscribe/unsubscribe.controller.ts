import { Controller, Get, Header, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ERASED } from '@pilotlight/contracts/events/personal';
import { streamName } from '@pilotlight/contracts/catalogue/event-streams';
import type { FastifyReply } from 'fastify';
import { MarketingConsents } from '../../conversations/leads/marketing-consents';
import { InstallerProfiles } from '../../installers/installer-profiles';
import { Context } from '../../http/caller';
import type { RequestContext } from '../../write-side/request-context';
import { Suppressions } from '../../suppressions/suppressions';
import { NotificationStream } from '../aggregate/notification.stream';
import { UnsubscribeTokens } from '../delivery/unsubscribe-tokens';
import {
  askPage,
  donePage,
  invalidPage,
  stopWording,
  unsubscribeStyles,
  unsubscribeStylesPath,
} from './unsubscribe-page';

const html = 'text/html; charset=utf-8';

interface Addressed {
  readonly slug: string;
  readonly sessionId: string | null;
  readonly to: string;
  readonly name: string;
}

/** The page behind the link in a visitor's email; a mail client's one click posts to it too. Looking at it changes nothing. */
@Controller()
export class UnsubscribeController {
  constructor(
    private readonly notifications: NotificationStream,
    private readonly installers: InstallerProfiles,
    private readonly tokens: UnsubscribeTokens,
    private readonly suppressions: Suppressions,
    private readonly marketing: MarketingConsents,
  ) {}

  @Get(unsubscribeStylesPath)
  @Header('content-type', 'text/css; charset=utf-8')
  @Header('cache-control', 'public, max-age=3600')
  styles(): string {
    return unsubscribeStyles;
  }

  @Get('/unsubscribe/:token')
  @Header('content-type', html)
  async ask(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const found = await this.#found(token);
    if (!found) reply.status(404);
    return found ? askPage(found.name) : invalidPage();
  }

  @Post('/unsubscribe/:token')
  @HttpCode(200)
  @Header('content-type', html)
  async unsubscribe(
    @Param('token') token: string,
    @Context() context: RequestContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const found = await this.#found(token);
    if (!found) {
      reply.status(404);
      return invalidPage();
    }
    const { slug, sessionId, to, name } = found;
    await this.suppressions.suppress({ slug, channel: 'email', address: to, cause: 'unsubscribed' }, context);
    if (sessionId !== null) {
      const refused = { slug, sessionId, channel: 'email', wording: stopWording } as const;
      await this.marketing.refuse(refused, context);
    }
    return donePage(name);
  }

  /** Null where the link isn't ours, or whom it is about was erased. */
  async #found(token: string): Promise<Addressed | null> {
    const id = this.tokens.read(token);
    if (!id) return null;
    const { state } = await this.notifications.load(streamName('notification', id));
    if (state.status === 'absent' || state.to === ERASED) return null;
    const installer = await this.installers.contactOf(state.slug);
    return { slug: state.slug, sessionId: state.sessionId, to: state.to, name: installer?.name ?? state.slug };
  }
}
