import { Controller, Res } from '@nestjs/common';
import {
  installerTraining,
  ownTraining,
  previewTraining,
  publishTraining,
  saveTrainingDraft,
  trialFrames,
  tryTraining,
} from '@pilotlight/contracts/http/training';
import { InstallerReader } from '@pilotlight/projections/installers/installer.reader';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { BodyOf, Call, CallByHand } from '../http/call';
import { Context, OwnSlug } from '../http/caller';
import { EventStream } from '../http/event-stream';
import { SlugInPath } from '../http/slug-in-path';
import { DraftTraining } from '../installers/draft-training.command';
import { PublishTraining } from '../installers/publish-training.command';
import type { InstallerAccount } from '../installers/installer-account';
import { hasAccount } from '../installers/installer.state';
import { InstallerStream } from '../installers/installer.stream';
import { noSuchInstaller } from '../installers/no-such-installer';
import { toldTraining } from '../installers/told-training';
import { PlatformPrompts } from '../platform-prompt/platform-prompts';
import { underPlatform } from '../platform-prompt/under-platform';
import { DashboardCommands } from '../read-side/dashboard-commands';
import type { RequestContext } from '../write-side/request-context';
import { installerStream } from '../write-side/stream-names';
import { Preview } from './preview';
import { Trial } from './trial';

@Controller()
export class TrainingController {
  constructor(
    private readonly commands: DashboardCommands,
    private readonly installers: InstallerStream,
    private readonly preview: Preview,
    private readonly trial: Trial,
    private readonly platform: PlatformPrompts,
  ) {}

  @Call(installerTraining)
  async ofInstaller(@SlugInPath() slug: string) {
    return (await this.#account(slug)).training;
  }

  @Call(ownTraining)
  async own(@OwnSlug() slug: string) {
    const { published } = (await this.#account(slug)).training;
    return { published };
  }

  @Call(saveTrainingDraft)
  async draft(
    @SlugInPath() slug: string,
    @BodyOf(saveTrainingDraft) { over, training }: z.infer<typeof saveTrainingDraft.body>,
    @Context() context: RequestContext,
  ) {
    return await this.#after(slug, new DraftTraining(slug, over, training, context));
  }

  @Call(publishTraining)
  async publish(
    @SlugInPath() slug: string,
    @BodyOf(publishTraining) { draft }: z.infer<typeof publishTraining.body>,
    @Context() context: RequestContext,
  ) {
    return await this.#after(slug, new PublishTraining(slug, draft, context));
  }

  @Call(previewTraining)
  async chat(
    @SlugInPath() slug: string,
    @BodyOf(previewTraining) { messages, text }: z.infer<typeof previewTraining.body>,
  ) {
    const account = await this.#account(slug);
    const training = underPlatform(toldTraining(account.training.draft.training, account), await this.platform.live());
    const installer = { slug, name: account.name, training };
    return { reply: await this.preview.reply(installer, messages, text, new Date().toISOString()) };
  }

  @CallByHand(tryTraining)
  async tryOnHistory(
    @SlugInPath() slug: string,
    @BodyOf(tryTraining) { count }: z.infer<typeof tryTraining.body>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const account = await this.#account(slug);
    const stream = new EventStream(reply, trialFrames);
    try {
      for await (const frame of this.trial.frames(account, count)) {
        if (stream.closed) break;
        stream.send(frame);
      }
    } finally {
      stream.end();
    }
  }

  async #account(slug: string): Promise<InstallerAccount> {
    const { state } = await this.installers.load(installerStream(slug));
    if (!hasAccount(state)) throw noSuchInstaller();
    return state.account;
  }

  /** The dialog's other tabs save against the installer's revision, which has moved on. */
  async #after(slug: string, command: DraftTraining | PublishTraining) {
    await this.commands.execute(command, InstallerReader);
    return (await this.#account(slug)).training;
  }
}
