import { Controller } from '@nestjs/common';
import { approveInstaller } from '@pilotlight/contracts/http/approval';
import { BillingReader } from '@pilotlight/projections/billing/billing.reader';
import { InstallerReader } from '@pilotlight/projections/installers/installer.reader';
import { PendingInstallersReader } from '@pilotlight/projections/installers/pending-installers.reader';
import type { z } from 'zod';
import { BodyOf, Call } from '../http/call';
import { Context } from '../http/caller';
import { SlugInPath } from '../http/slug-in-path';
import { InstallerViews } from '../installers/installer-views';
import { DashboardCommands } from '../read-side/dashboard-commands';
import type { RequestContext } from '../write-side/request-context';
import { ApproveRegistration } from './approve-registration.command';

/** The admin's word on who is let in. */
@Controller()
export class ApprovalOfRegistrationsController {
  constructor(
    private readonly commands: DashboardCommands,
    private readonly views: InstallerViews,
  ) {}

  @Call(approveInstaller)
  async approve(
    @SlugInPath() slug: string,
    @BodyOf(approveInstaller) form: z.infer<typeof approveInstaller.body>,
    @Context() context: RequestContext,
  ) {
    const approval = { approvalNotes: form?.approvalNotes || null, gasSafe: form?.gasSafe ?? null };
    const approving = new ApproveRegistration(slug, approval, context);
    await this.commands.execute(approving, InstallerReader, PendingInstallersReader, BillingReader);
    return { installer: await this.views.one(slug) };
  }
}
