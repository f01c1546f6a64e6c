import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import { type CommandContext, installerCommand } from '../write-side/command-target';
import { type Approval, approveInstaller } from './installer-life.decisions';
import { InstallerStream } from './installer.stream';

export class ApproveInstaller extends Command<{ position: Position | null }> {
  constructor(
    readonly slug: string,
    readonly approval: Approval,
    readonly paidSince: string | null,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ApproveInstaller)
export class ApproveInstallerHandler implements ICommandHandler<ApproveInstaller> {
  constructor(private readonly installers: InstallerStream) {}

  async execute({ slug, approval, paidSince, context }: ApproveInstaller): Promise<{ position: Position | null }> {
    return await this.installers.execute({
      ...installerCommand(slug, context),
      decide: (state) => approveInstaller(state, approval, paidSince),
    });
  }
}
