import { Controller } from '@nestjs/common';
import { liftSuppression, suppressedAddresses } from '@pilotlight/contracts/http/notifications';
import { SuppressionsReader } from '@pilotlight/projections/suppressions/suppressions.reader';
import type { z } from 'zod';
import { BodyOf, Call } from '../http/call';
import { Context } from '../http/caller';
import { DashboardCommands } from '../read-side/dashboard-commands';
import type { RequestContext } from '../write-side/request-context';
import { LiftSuppression } from './lift-suppression.command';

@Controller()
export class SuppressionsController {
  constructor(
    private readonly commands: DashboardCommands,
    private readonly suppressions: SuppressionsReader,
  ) {}

  @Call(suppressedAddresses)
  async list() {
    return { suppressions: await this.suppressions.all() };
  }

  @Call(liftSuppression)
  async lift(
    @BodyOf(liftSuppression) { installerId, channel, addressHash }: z.infer<typeof liftSuppression.body>,
    @Context() context: RequestContext,
  ) {
    const address = { slug: installerId, channel, addressHash };
    await this.commands.execute(new LiftSuppression(address, 'admin', context), SuppressionsReader);
    return { success: true, message: 'This address may be written to again' };
  }
}
