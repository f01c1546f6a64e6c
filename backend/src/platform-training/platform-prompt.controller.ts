import { Controller, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  platformPrompt,
  previewPlatformPrompt,
  promptOverrides,
  publishPlatformPrompt,
  rollBackPlatformPrompt,
  sampleFrames,
  savePlatformPromptDraft,
  tryPlatformPrompt,
} from '@pilotlight/contracts/http/platform-prompt';
import { PromptOverridesReader } from '@pilotlight/projections/prompt-overrides/prompt-overrides.reader';
import { platform } from '@pilotlight/projections/read-database';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { BodyOf, Call, CallByHand, QueryOf } from '../http/call';
import { Context } from '../http/caller';
import { EventStream } from '../http/event-stream';
import { hasAccount } from '../installers/installer.state';
import { InstallerStream } from '../installers/installer.stream';
import { noSuchInstaller } from '../installers/no-such-installer';
import { toldTraining } from '../installers/told-training';
import { DraftPlatformPrompt } from '../platform-prompt/draft-platform-prompt.command';
import { knownOf, PlatformPrompts } from '../platform-prompt/platform-prompts';
import { PublishPlatformPrompt } from '../platform-prompt/publish-platform-prompt.command';
import { RollBackPlatformPrompt } from '../platform-prompt/roll-back-platform-prompt.command';
import { underPlatform } from '../platform-prompt/under-platform';
import { Preview } from '../training/preview';
import type { RequestContext } from '../write-side/request-context';
import { installerStream } from '../write-side/stream-names';
import { SampleTrial } from './sample-trial';

const pageSize = 25;

@Controller()
export class PlatformPromptController {
  constructor(
    private readonly commands: CommandBus,
    private readonly prompts: PlatformPrompts,
    private readonly overridden: PromptOverridesReader,
    private readonly installers: InstallerStream,
    private readonly preview: Preview,
    private readonly trial: SampleTrial,
  ) {}

  @Call(platformPrompt)
  async known() {
    return await this.prompts.known();
  }

  @Call(savePlatformPromptDraft)
  async draft(
    @BodyOf(savePlatformPromptDraft) { over, prompt }: z.infer<typeof savePlatformPromptDraft.body>,
    @Context() context: RequestContext,
  ) {
    return knownOf((await this.commands.execute(new DraftPlatformPrompt(over, prompt, context))).state);
  }

  @Call(publishPlatformPrompt)
  async publish(
    @BodyOf(publishPlatformPrompt) { draft, note }: z.infer<typeof publishPlatformPrompt.body>,
    @Context() context: RequestContext,
  ) {
    return knownOf((await this.commands.execute(new PublishPlatformPrompt(draft, note, context))).state);
  }

  @Call(rollBackPlatformPrompt)
  async rollBack(
    @BodyOf(rollBackPlatformPrompt) { to, over, note }: z.infer<typeof rollBackPlatformPrompt.body>,
    @Context() context: RequestContext,
  ) {
    return knownOf((await this.commands.execute(new RollBackPlatformPrompt(to, over, note, context))).state);
  }

  @Call(promptOverrides)
  async overrides(@QueryOf(promptOverrides) { page }: z.infer<typeof promptOverrides.query>) {
    return { ...(await this.overridden.list(platform, { page, pageSize })), pageSize };
  }

  @Call(previewPlatformPrompt)
  async chat(@BodyOf(previewPlatformPrompt) { slug, messages, text }: z.infer<typeof previewPlatformPrompt.body>) {
    const { state } = await this.installers.load(installerStream(slug));
    if (!hasAccount(state)) throw noSuchInstaller();
    const { account } = state;
    const { draft } = await this.prompts.known();
    const training = underPlatform(toldTraining(account.training.published.training, account), draft.prompt);
    const installer = { slug, name: account.name, training };
    return { reply: await this.preview.reply(installer, messages, text, new Date().toISOString()) };
  }

  @CallByHand(tryPlatformPrompt)
  async tryOnHistory(
    @BodyOf(tryPlatformPrompt) { installers, count }: z.infer<typeof tryPlatformPrompt.body>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const stream = new EventStream(reply, sampleFrames);
    try {
      for await (const frame of this.trial.frames(installers, count)) {
        if (stream.closed) break;
        stream.send(frame);
      }
    } finally {
      stream.end();
    }
  }
}
