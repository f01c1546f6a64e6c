import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { connectGoogle, disconnectGoogle, finishGoogle, googleCalendar } from '@pilotlight/contracts/http/calendars';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { callbackPath } from '../../gateways/calendar/google-access';
import { BodyOf, Call } from '../../http/call';
import { Context, OwnSlug } from '../../http/caller';
import { bearerOf } from '../../sessions/header-bearer';
import type { RequestContext } from '../../write-side/request-context';
import { GoogleConnection } from './google-connection';

const returned = z.object({ state: z.string().min(1).max(200), code: z.string().min(1).max(2_000).optional() });

const sessionOf = ({ headers }: FastifyRequest): string => bearerOf(headers) ?? '';

@Controller()
export class GoogleCalendarController {
  constructor(private readonly connection: GoogleConnection) {}

  @Call(googleCalendar)
  async state(@OwnSlug() slug: string) {
    return await this.connection.stateOf(slug);
  }

  @Call(connectGoogle)
  async connect(@OwnSlug() slug: string, @Req() request: FastifyRequest) {
    return { address: await this.connection.begin({ slug, sessionToken: sessionOf(request) }) };
  }

  /**
   * Google sends the browser here, which proves nothing: no cookie says whose it is. The page that it is sent on to
   * finishes with the session it has; after a # nothing of it reaches a server or its log.
   */
  @Get(callbackPath)
  async callback(@Query() query: unknown, @Res() reply: FastifyReply): Promise<void> {
    const { data } = returned.safeParse(query);
    const fragment = data ? `#${new URLSearchParams({ ...data }).toString()}` : '';
    await reply.header('referrer-policy', 'no-referrer').redirect(`/installer/settings/calendar${fragment}`, 302);
  }

  @Call(finishGoogle)
  async finish(
    @OwnSlug() slug: string,
    @BodyOf(finishGoogle) body: z.infer<typeof finishGoogle.body>,
    @Req() request: FastifyRequest,
    @Context() context: RequestContext,
  ) {
    const problem = await this.connection.finish({ slug, sessionToken: sessionOf(request) }, body, context);
    return { google: await this.connection.stateOf(slug), problem };
  }

  @Call(disconnectGoogle)
  async disconnect(@OwnSlug() slug: string, @Context() context: RequestContext) {
    await this.connection.end(slug, context);
    return { google: await this.connection.stateOf(slug) };
  }
}
