import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import type { RequestContext } from '../write-side/request-context';
import { platformPromptCommand } from './platform-prompt-command';
import { publishPrompt } from './platform-prompt.decisions';
import type { PlatformPromptState } from './platform-prompt.state';
import { PlatformPromptStream } from './platform-prompt.stream';

export class PublishPlatformPrompt extends Command<{ position: Position | null; state: PlatformPromptState }> {
  constructor(
    readonly draft: number,
    readonly note: string,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(PublishPlatformPrompt)
export class PublishPlatformPromptHandler implements ICommandHandler<PublishPlatformPrompt> {
  constructor(private readonly prompts: PlatformPromptStream) {}

  async execute({ draft, note, context }: PublishPlatformPrompt) {
    return await this.prompts.execute({
      ...platformPromptCommand(context),
      decide: (now) => publishPrompt(now, draft, note),
    });
  }
}
