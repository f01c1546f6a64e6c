import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import { type CommandContext, installerCommand } from '../write-side/command-target';
import { setPaymentMode } from './installer-life.decisions';
import { InstallerStream } from './installer.stream';

export class SetPaymentMode extends Command<{ position: Position | null }> {
  constructor(
    readonly slug: string,
    readonly manual: boolean,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SetPaymentMode)
export class SetPaymentModeHandler implements ICommandHandler<SetPaymentMode> {
  constructor(private readonly installers: InstallerStream) {}

  async execute({ slug, manual, context }: SetPaymentMode): Promise<{ position: Position | null }> {
    return await this.installers.execute({
      ...installerCommand(slug, context),
      decide: (state) => setPaymentMode(state, manual),
    });
  }
}
