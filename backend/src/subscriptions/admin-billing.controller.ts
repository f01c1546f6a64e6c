import { Controller } from '@nestjs/common';
import { installerBilling, paymentLog } from '@pilotlight/contracts/http/billing';
import { PaymentLogReader } from '@pilotlight/projections/billing/payment-log.reader';
import { Call } from '../http/call';
import { SlugInPath } from '../http/slug-in-path';
import { KnownInstaller } from '../installers/known-installer';
import { BillingViews } from './billing-views';

@Controller()
export class AdminBillingController {
  constructor(
    private readonly billing: BillingViews,
    private readonly payments: PaymentLogReader,
    private readonly known: KnownInstaller,
  ) {}

  @Call(installerBilling)
  async of(@SlugInPath() slug: string) {
    return { billing: await this.billing.of(slug) };
  }

  @Call(paymentLog)
  async log(@SlugInPath() slug: string) {
    await this.known.orRefuse(slug);
    return { payments: [...(await this.payments.of(slug))] };
  }
}
