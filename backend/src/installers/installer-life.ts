import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { SuspensionCause } from '@pilotlight/contracts/events/installer-life-events';
import type { Position } from '@pilotlight/contracts/events/event';
import type { CommandContext } from '../write-side/command-target';
import { ApproveInstaller } from './approve-installer.command';
import type { Approval } from './installer-life.decisions';
import { DeleteInstaller } from './delete-installer.command';
import { type RegisteredFirm, type RegisteredInstaller, RegisterInstaller } from './register-installer.command';
import { ResumeInstaller } from './resume-installer.command';
import { SuspendInstaller } from './suspend-installer.command';

export type { Approval } from './installer-life.decisions';
export type { RegisteredFirm, RegisteredInstaller } from './register-installer.command';

/** What payments and registrations do to an installer. */
@Injectable()
export class InstallerLife {
  constructor(private readonly commands: CommandBus) {}

  /** The pending account of a registration that is paid; again it answers as the first time. */
  async register(firm: RegisteredFirm, context: CommandContext): Promise<RegisteredInstaller> {
    return await this.commands.execute(new RegisterInstaller(firm, context));
  }

  /** `paidSince` is when the subscription that is paid now began (ISO 8601 UTC), null where none is. */
  async approve(
    slug: string,
    approval: Approval,
    paidSince: string | null,
    context: CommandContext,
  ): Promise<{ position: Position | null }> {
    return await this.commands.execute(new ApproveInstaller(slug, approval, paidSince, context));
  }

  async suspend(slug: string, cause: SuspensionCause, context: CommandContext): Promise<void> {
    await this.commands.execute(new SuspendInstaller(slug, cause, context));
  }

  async resume(slug: string, by: SuspensionCause, context: CommandContext): Promise<void> {
    await this.commands.execute(new ResumeInstaller(slug, by, context));
  }

  /** An account that should never have come about. */
  async withdraw(slug: string, context: CommandContext): Promise<void> {
    await this.commands.execute(new DeleteInstaller(slug, context));
  }
}
