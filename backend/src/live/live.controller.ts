import { Controller, Req, Res } from '@nestjs/common';
import { heartbeatMs } from '@pilotlight/contracts/http/hearing';
import { adminLive, installerLive, liveFrames } from '@pilotlight/contracts/http/live';
import type { Route } from '@pilotlight/contracts/http/route';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerWith } from '../http/answer-with';
import { CallByHand } from '../http/call';
import { EventStream } from '../http/event-stream';
import { prefersJson } from '../http/prefers-json';
import { AdminAccount } from '../sessions/admin-account';
import { callerAddress } from '../sessions/caller-address';
import type { DashboardCaller } from '../sessions/dashboard-sessions';
import { bearerOf } from '../sessions/header-bearer';
import { LiveFeed } from './live-feed';
import type { LiveListener } from './live-listener';
import { LiveStreams } from './live-streams';

/** Then the stream ends and the dashboard asks for another. */
const longest = 600_000;

/** How soon one that is behind is looked at again. */
const behindFor = 1_000;

const lastIdOf = ({ headers }: FastifyRequest): string | undefined => {
  const id = headers['last-event-id'];
  return typeof id === 'string' ? id : undefined;
};

const dashboardCaller = ({ user }: FastifyRequest): DashboardCaller => {
  if (user && 'kind' in user) return user;
  throw new Error('This route is not guarded for dashboards');
};

@Controller()
export class LiveController {
  constructor(
    private readonly streams: LiveStreams,
    private readonly feed: LiveFeed,
    private readonly admin: AdminAccount,
  ) {}

  @CallByHand(installerLive)
  async installer(@Req() request: FastifyRequest, @Res() response: FastifyReply): Promise<void> {
    await this.#answer(installerLive, request, response);
  }

  @CallByHand(adminLive)
  async platform(@Req() request: FastifyRequest, @Res() response: FastifyReply): Promise<void> {
    await this.#answer(adminLive, request, response);
  }

  async #answer(route: Route, request: FastifyRequest, response: FastifyReply): Promise<void> {
    const caller = dashboardCaller(request);
    const lastId = lastIdOf(request);
    if (prefersJson(request.headers.accept)) {
      const slug = caller.kind === 'installer' ? caller.slug : null;
      const since = await this.feed.since(lastId, slug);
      const beat = slug === null ? ([{ topic: 'health' }] as const) : [];
      return answerWith(response, route, { ...since, changes: [...since.changes, ...beat] });
    }
    const bearer = bearerOf(request.headers) ?? null;
    const token = bearer !== null && this.admin.isKey(bearer) ? null : bearer;
    await this.streams.within({ caller, token, address: callerAddress(request), lastId }, async (listener) => {
      const stream = new EventStream(response, liveFrames);
      stream.onClose(() => listener.end());
      try {
        await this.#tell(listener, stream);
      } finally {
        stream.end();
      }
    });
  }

  async #tell(listener: LiveListener, stream: EventStream<typeof liveFrames>): Promise<void> {
    const until = Date.now() + longest;
    let typing = '';
    while (!listener.ended && !stream.closed && Date.now() < until) {
      if (!stream.behind) {
        // With nothing in it, it is the heartbeat, and keeps the id young.
        const changes = listener.take();
        stream.send(['changes', changes], changes.id);
        if (listener.typing.join() !== typing) {
          typing = listener.typing.join();
          stream.send(['typing', { sessionIds: [...listener.typing] }]);
        }
      }
      await listener.woken(stream.behind ? behindFor : heartbeatMs);
    }
  }
}
