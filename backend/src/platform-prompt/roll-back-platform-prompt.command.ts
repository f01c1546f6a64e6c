import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import type { RequestContext } from '../write-side/request-context';
import { platformPromptCommand } from './platform-prompt-command';
import { rollBackPrompt } from './platform-prompt.decisions';
import type { PlatformPromptState } from './platform-prompt.state';
import { PlatformPromptStream } from './platform-prompt.stream';

export class RollBackPlatformPrompt extends Command<{ position: Position | null; state: PlatformPromptState }> {
  constructor(
    readonly to: number,
    readonly over: number,
    readonly note: string,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(RollBackPlatformPrompt)
export class RollBackPlatformPromptHandler implements ICommandHandler<RollBackPlatformPrompt> {
  constructor(private readonly prompts: PlatformPromptStream) {}

  async execute({ to, over, note, context }: RollBackPlatformPrompt) {
    return await this.prompts.execute({
      ...platformPromptCommand(context),
      decide: (now) => rollBackPrompt(now, { to, over, note }),
    });
  }
}
