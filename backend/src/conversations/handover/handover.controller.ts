import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import { handBackConversation, replyAsInstaller, takeOverConversation } from '@pilotlight/contracts/http/handover';
import type { z } from 'zod';
import { BodyOf, Call } from '../../http/call';
import { Context, OwnSlug } from '../../http/caller';
import { SessionInPath } from '../../http/id-in-path';
import { type Answerer, InstallerProfiles } from '../../installers/installer-profiles';
import { ReadModels } from '../../read-side/read-models';
import { waitForReadModels } from '../../read-side/wait-for-read-models';
import { noSuchConversation } from '../aggregate/refusals';
import type { RequestContext } from '../../write-side/request-context';
import { HandBack } from './hand-back.command';
import { ReplyAsInstaller } from './reply-as-installer.command';
import { TakeOver } from './take-over.command';

type Reply = z.infer<typeof replyAsInstaller.body>;

@Controller()
export class HandoverController {
  constructor(
    private readonly commands: CommandBus,
    private readonly readModels: ReadModels,
    private readonly firms: InstallerProfiles,
  ) {}

  @Call(replyAsInstaller)
  async reply(
    @OwnSlug() slug: string,
    @SessionInPath() sessionId: string,
    @BodyOf(replyAsInstaller) reply: Reply,
    @Context() context: RequestContext,
  ) {
    const answerer = await this.#answerer(slug);
    const sent = this.commands.execute(new ReplyAsInstaller(slug, sessionId, reply, answerer, context));
    return await this.#shown('Sent', sent);
  }

  @Call(takeOverConversation)
  async takeOver(@OwnSlug() slug: string, @SessionInPath() sessionId: string, @Context() context: RequestContext) {
    const { suspended } = await this.#answerer(slug);
    const taken = this.commands.execute(new TakeOver(slug, sessionId, suspended, context));
    return await this.#shown('You answer now', taken);
  }

  @Call(handBackConversation)
  async handBack(@OwnSlug() slug: string, @SessionInPath() sessionId: string, @Context() context: RequestContext) {
    const done = this.commands.execute(new HandBack(slug, sessionId, context));
    return await this.#shown('The assistant answers again', done);
  }

  async #answerer(slug: string): Promise<Answerer> {
    const answerer = await this.firms.answererOf(slug);
    if (!answerer) throw noSuchConversation();
    return answerer;
  }

  /** When it answers, the transcript shows what was done. */
  async #shown(message: string, done: Promise<{ position: Position | null }>) {
    const { position } = await done;
    await waitForReadModels(this.readModels, position, ['conversations', 'messages']);
    return { success: true, message } as const;
  }
}
