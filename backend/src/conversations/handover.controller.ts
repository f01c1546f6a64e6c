import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import { handBackConversation, replyAsInstaller, takeOverConversation } from '@pilotlight/contracts/http/handover';
import type { z } from 'zod';
import { BodyOf, Call } from '../http/call';
import { Context, OwnSlug } from '../http/caller';
import { SessionInPath } from '../http/session-in-path';
import { NotShownYet } from '../read-side/not-shown-yet';
import { ReadModels } from '../read-side/read-models';
import type { RequestContext } from '../write-side/request-context';
import { HandBack } from './commands/hand-back';
import { ReplyAsInstaller } from './commands/reply-as-installer';
import { TakeOver } from './commands/take-over';

type Reply = z.infer<typeof replyAsInstaller.body>;

@Controller()
export class HandoverController {
  constructor(
    private readonly commands: CommandBus,
    private readonly readModels: ReadModels,
  ) {}

  @Call(replyAsInstaller)
  async reply(
    @OwnSlug() slug: string,
    @SessionInPath() sessionId: string,
    @BodyOf(replyAsInstaller) reply: Reply,
    @Context() context: RequestContext,
  ) {
    return await this.#shown('Sent', this.commands.execute(new ReplyAsInstaller(slug, sessionId, reply, context)));
  }

  @Call(takeOverConversation)
  async takeOver(@OwnSlug() slug: string, @SessionInPath() sessionId: string, @Context() context: RequestContext) {
    return await this.#shown('You answer now', this.commands.execute(new TakeOver(slug, sessionId, context)));
  }

  @Call(handBackConversation)
  async handBack(@OwnSlug() slug: string, @SessionInPath() sessionId: string, @Context() context: RequestContext) {
    const done = this.commands.execute(new HandBack(slug, sessionId, context));
    return await this.#shown('The assistant answers again', done);
  }

  /** When it answers, the transcript shows what was done. */
  async #shown(message: string, done: Promise<{ position: Position | null }>) {
    const { position } = await done;
    if (position !== null && !(await this.readModels.caughtUp(position, ['conversations', 'messages'])))
      throw new NotShownYet();
    return { success: true, message } as const;
  }
}
