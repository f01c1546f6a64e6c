import { Controller } from '@nestjs/common';
import {
  deleteInstaller,
  pendingInstallers,
  previewDeletion,
  rejectInstaller,
} from '@pilotlight/contracts/http/approval';
import { setManualPaymentMode } from '@pilotlight/contracts/http/billing';
import { BillingReader } from '@pilotlight/projections/billing/billing.reader';
import { InstallerReader } from '@pilotlight/projections/installers/installer.reader';
import { PendingInstallersReader } from '@pilotlight/projections/installers/pending-installers.reader';
import type { z } from 'zod';
import { BodyOf, Call, QueryOf } from '../http/call';
import { Context } from '../http/caller';
import { SlugInPath } from '../http/slug-in-path';
import { DashboardCommands } from '../read-side/dashboard-commands';
import type { RequestContext } from '../write-side/request-context';
import { DeleteInstaller } from './delete-installer.command';
import { InstallerViews } from './installer-views';
import { KnownInstaller } from './known-installer';
import { RejectInstaller } from './reject-installer.command';
import { SetPaymentMode } from './set-payment-mode.command';
import { WhatGoes } from './what-goes';

/** The admin's word on who waits, who is turned down, who pays how, and who goes. */
@Controller()
export class ApprovalController {
  constructor(
    private readonly commands: DashboardCommands,
    private readonly views: InstallerViews,
    private readonly known: KnownInstaller,
    private readonly whatGoes: WhatGoes,
  ) {}

  @Call(pendingInstallers)
  async pending(@QueryOf(pendingInstallers) { filter }: z.infer<typeof pendingInstallers.query>) {
    return await this.views.pending(filter);
  }

  @Call(rejectInstaller)
  async reject(
    @SlugInPath() slug: string,
    @BodyOf(rejectInstaller) form: z.infer<typeof rejectInstaller.body>,
    @Context() context: RequestContext,
  ) {
    const rejecting = new RejectInstaller(slug, form?.reason || null, context);
    await this.commands.execute(rejecting, InstallerReader, PendingInstallersReader, BillingReader);
    return { installer: await this.views.one(slug) };
  }

  @Call(setManualPaymentMode)
  async setPaymentMode(
    @SlugInPath() slug: string,
    @BodyOf(setManualPaymentMode) { enabled }: z.infer<typeof setManualPaymentMode.body>,
    @Context() context: RequestContext,
  ) {
    await this.commands.execute(new SetPaymentMode(slug, enabled, context), InstallerReader, BillingReader);
    return { installer: await this.views.one(slug) };
  }

  @Call(previewDeletion)
  async previewDeletion(@SlugInPath() slug: string) {
    await this.known.orRefuse(slug);
    return { deletion: await this.whatGoes.of(slug) };
  }

  @Call(deleteInstaller)
  async delete(@SlugInPath() slug: string, @Context() context: RequestContext) {
    await this.commands.execute(new DeleteInstaller(slug, context), InstallerReader, PendingInstallersReader);
    return { success: true, message: 'Installer deleted' };
  }
}
