import { Controller, Headers, Req } from '@nestjs/common';
import { widgetAccess, widgetLauncher } from '@pilotlight/contracts/http/widget';
import { originOf } from '@pilotlight/contracts/values/allowed-domain';
import { hiddenPagesPattern } from '@pilotlight/contracts/values/hidden-pages';
import { PostgresKeyRing } from '@pilotlight/event-store/personal-data/postgres/postgres-key-ring';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { chatUnavailable } from '../conversations/aggregate/refusals';
import { ConversationStream } from '../conversations/aggregate/conversation.stream';
import { BodyOf, Call } from '../http/call';
import { SlugInPath } from '../http/slug-in-path';
import { PlatformPrompts } from '../platform-prompt/platform-prompts';
import { underPlatform } from '../platform-prompt/under-platform';
import { BlindIndex } from '../secrets/blind-index';
import { callerAddress } from '../sessions/caller-address';
import { WidgetSessions } from '../sessions/widget-sessions';
import type { WidgetSession } from '../sessions/widget-sessions';
import { Refused } from '../write-side/refused';
import { conversationStream } from '../write-side/stream-names';
import { coloursOf } from './launcher-colours';
import { consentTextOf } from './shown-consent';
import { offersOf } from './launcher-offers';
import { WidgetAuthorizer } from './widget-authorizer';

type Access = z.infer<typeof widgetAccess.body>;

@Controller()
export class WidgetAccessController {
  constructor(
    private readonly authorizer: WidgetAuthorizer,
    private readonly sessions: WidgetSessions,
    private readonly conversations: ConversationStream,
    private readonly index: BlindIndex,
    private readonly keys: PostgresKeyRing,
    private readonly platform: PlatformPrompts,
  ) {}

  @Call(widgetLauncher)
  async launcher(@SlugInPath() slug: string, @Headers('origin') origin: string | undefined) {
    const account = await this.authorizer.enter(slug, origin);
    const { name, branding, training } = account;
    const told = underPlatform(training.published.training, await this.platform.live());
    return {
      name,
      branding,
      colours: coloursOf(branding),
      offers: offersOf(told),
      consent: consentTextOf(account),
      except: hiddenPagesPattern(branding.hiddenPages),
    };
  }

  @Call(widgetAccess)
  async access(
    @SlugInPath() slug: string,
    @BodyOf(widgetAccess) body: Access,
    @Headers('origin') header: string | undefined,
    @Req() request: FastifyRequest,
  ) {
    if (body.installerId !== slug) throw chatUnavailable();
    // Browsers set the header, so it rules; without one it is no browser, and its claim binds only itself.
    const origin = header ?? originOf(body.origin ?? '') ?? undefined;
    const account = await this.authorizer.enter(slug, origin);
    if (!(await this.authorizer.keyMatches(account, body.key)) || origin === undefined || account.apiKeyId === null)
      throw chatUnavailable();

    const resumed = body.sessionToken ? await this.sessions.find(body.sessionToken) : null;
    const [session, sessionToken] =
      resumed && body.sessionToken && isSame(resumed, slug, origin, account.apiKeyId)
        ? [resumed, body.sessionToken]
        : await this.#open({ slug, origin, credentialId: account.apiKeyId }, callerAddress(request));
    return { sessionId: session.sessionId, sessionToken, branding: account.branding, name: account.name };
  }

  async #open(session: { slug: string; origin: string; credentialId: string }, address: string) {
    const opened = await this.sessions.open(session, this.index.of('address', `widget ${address}`));
    if (!opened) throw new Refused('Too many chats were opened from here. Please try again later.', 'too-many', 600);
    const { slug, sessionId } = opened[0];
    this.conversations.assumeNew(conversationStream(sessionId));
    // Made while the visitor types, so that the first message needn't wait; a failure leaves it to that message.
    void this.keys.forWriting({ slug, sessionId }).catch(() => undefined);
    return opened;
  }
}

const isSame = (session: WidgetSession, slug: string, origin: string, credentialId: string): boolean =>
  session.slug === slug && session.origin === origin && session.credentialId === credentialId;
