import { Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ERASED } from '@pilotlight/contracts/events/personal';
import { streamName } from '@pilotlight/contracts/catalogue/event-streams';
import { escapedHtml } from '@pilotlight/notifications/email-html';
import { InstallerProfiles } from '../installers/installer-profiles';
import { Context } from '../http/caller';
import { Refused } from '../write-side/refused';
import type { RequestContext } from '../write-side/request-context';
import { Suppressions } from '../suppressions/suppressions';
import { NotificationStream } from './aggregate/notification.stream';
import { UnsubscribeTokens } from './delivery/unsubscribe-tokens';

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

/** The page behind the link in a visitor's email; a mail client's one click posts to it too. Looking at it changes nothing. */
@Controller()
export class UnsubscribeController {
  constructor(
    private readonly notifications: NotificationStream,
    private readonly installers: InstallerProfiles,
    private readonly tokens: UnsubscribeTokens,
    private readonly suppressions: Suppressions,
  ) {}

  @Get('/unsubscribe/:token')
  @Header('content-type', 'text/html; charset=utf-8')
  async ask(@Param('token') token: string): Promise<string> {
    const { name } = await this.#found(token);
    const who = escapedHtml(name);
    return page(
      'Stop these emails?',
      `<p>${who} will send no more emails to this address.</p><form method="post"><button>Stop emails from ${who}</button></form>`,
    );
  }

  @Post('/unsubscribe/:token')
  @HttpCode(200)
  @Header('content-type', 'text/html; charset=utf-8')
  async unsubscribe(@Param('token') token: string, @Context() context: RequestContext): Promise<string> {
    const { slug, to, name } = await this.#found(token);
    const suppressed = { slug, channel: 'email', address: to, cause: 'unsubscribed' } as const;
    await this.suppressions.suppress(suppressed, context);
    return page('Done', `<p>${escapedHtml(name)} sends no more emails to this address.</p>`);
  }

  async #found(token: string): Promise<{ slug: string; to: string; name: string }> {
    const id = this.tokens.read(token);
    const state = id ? (await this.notifications.load(streamName('notification', id))).state : undefined;
    if (!state || state.status === 'absent' || state.to === ERASED)
      throw new Refused('This link is not valid any more', 'not-found');
    const installer = await this.installers.contactOf(state.slug);
    return { slug: state.slug, to: state.to, name: installer?.name ?? state.slug };
  }
}
