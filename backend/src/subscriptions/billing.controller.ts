import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  billingPortal,
  cancelSubscription,
  confirmPayment,
  createSubscription,
  keepSubscription,
  ownBilling,
  paymentSettings,
} from '@pilotlight/contracts/http/billing';
import { BillingReader } from '@pilotlight/projections/billing/billing.reader';
import { InstallerReader } from '@pilotlight/projections/installers/installer.reader';
import type { z } from 'zod';
import { PaymentGateway } from '../gateways/payments/payments';
import { BodyOf, Call } from '../http/call';
import { Context, OwnSlug } from '../http/caller';
import { PublicAddress } from '../http/public-address';
import { InstallerViews } from '../installers/installer-views';
import { DashboardCommands } from '../read-side/dashboard-commands';
import { Refused } from '../write-side/refused';
import type { RequestContext } from '../write-side/request-context';
import { BillingViews } from './billing-views';
import { FollowSubscription } from './follow-subscription.command';
import { OpenSubscription } from './open-subscription.command';
import { ScheduleCancellation } from './schedule-cancellation.command';
import { Subscriptions } from './subscriptions';

/** What an installer does about its own subscription. */
@Controller()
export class BillingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly dashboard: DashboardCommands,
    private readonly subscriptions: Subscriptions,
    private readonly payments: PaymentGateway,
    private readonly installers: InstallerViews,
    private readonly billing: BillingViews,
    private readonly address: PublicAddress,
  ) {}

  @Call(paymentSettings)
  settings() {
    return { provider: this.payments.provider, publishableKey: this.payments.publishableKey };
  }

  @Call(createSubscription)
  async create(@OwnSlug() slug: string, @Context() context: RequestContext) {
    return await this.commands.execute(new OpenSubscription(slug, context));
  }

  @Call(confirmPayment)
  async confirm(
    @OwnSlug() slug: string,
    @BodyOf(confirmPayment) { subscriptionId }: z.infer<typeof confirmPayment.body>,
    @Context() context: RequestContext,
  ) {
    const own = await this.subscriptions.of(slug);
    if (own?.subscriptionId !== subscriptionId) throw new Refused('No such subscription', 'not-found');
    const following = new FollowSubscription(slug, subscriptionId, null, context);
    await this.dashboard.execute(following, InstallerReader, BillingReader);
    return { installer: await this.installers.one(slug) };
  }

  @Call(ownBilling)
  async own(@OwnSlug() slug: string) {
    return { billing: await this.billing.of(slug) };
  }

  @Call(cancelSubscription)
  async cancel(@OwnSlug() slug: string, @Context() context: RequestContext) {
    await this.dashboard.execute(new ScheduleCancellation(slug, true, context), InstallerReader, BillingReader);
    return { billing: await this.billing.of(slug) };
  }

  @Call(keepSubscription)
  async keep(@OwnSlug() slug: string, @Context() context: RequestContext) {
    await this.dashboard.execute(new ScheduleCancellation(slug, false, context), InstallerReader, BillingReader);
    return { billing: await this.billing.of(slug) };
  }

  @Call(billingPortal)
  async portal(@OwnSlug() slug: string) {
    const own = await this.subscriptions.of(slug);
    if (!own) throw new Refused('There is no subscription');
    return { url: await this.payments.portal(own.customerId, this.address.of('/installer/settings/billing')) };
  }
}
