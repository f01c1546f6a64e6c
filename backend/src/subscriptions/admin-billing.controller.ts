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
    const deleted = await this.known.wasDeleted(slug);
    return { billing: await (deleted ? this.billing.ofDeleted(slug) : this.billing.of(slug)), deleted };
  }

  @Call(paymentLog)
  async log(@SlugInPath() slug: string) {
    await this.known.wasDeleted(slug);
    return { payments: [...(await this.payments.of(slug))] };
  }
}
