import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import type { PlatformPrompt } from '@pilotlight/contracts/values/platform-prompt';
import type { RequestContext } from '../write-side/request-context';
import { platformPromptCommand } from './platform-prompt-command';
import { draftPrompt } from './platform-prompt.decisions';
import type { PlatformPromptState } from './platform-prompt.state';
import { PlatformPromptStream } from './platform-prompt.stream';

export class DraftPlatformPrompt extends Command<{ position: Position | null; state: PlatformPromptState }> {
  constructor(
    readonly over: number,
    readonly prompt: PlatformPrompt,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(DraftPlatformPrompt)
export class DraftPlatformPromptHandler implements ICommandHandler<DraftPlatformPrompt> {
  constructor(private readonly prompts: PlatformPromptStream) {}

  async execute({ over, prompt, context }: DraftPlatformPrompt) {
    return await this.prompts.execute({
      ...platformPromptCommand(context),
      decide: (now) => draftPrompt(now, over, prompt),
    });
  }
}
