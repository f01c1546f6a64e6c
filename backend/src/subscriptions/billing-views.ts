import { Injectable, Logger } from '@nestjs/common';
import type { Billing, Invoice } from '@pilotlight/contracts/http/billing';
import { monthly } from '@pilotlight/contracts/values/money';
import { BillingReader } from '@pilotlight/projections/billing/billing.reader';
import { type KnownInvoice, PaymentGateway } from '../gateways/payments/payments';
import { noSuchInstaller } from '../installers/no-such-installer';
import { failureIn } from '../logging/failure';
import { PaymentGrace } from './payment-grace';

const shownOf = (invoice: KnownInvoice): Invoice => {
  const { invoiceId, createdAt, amountDue, amountRefunded, currency, standing, hostedUrl, pdfUrl } = invoice;
  const isRefunded = standing === 'paid' && amountRefunded >= amountDue && amountDue > 0;
  const shown = isRefunded ? 'refunded' : standing === 'uncollectible' ? 'open' : standing;
  return { invoiceId, at: createdAt, amount: amountDue, currency, standing: shown, hostedUrl, pdfUrl };
};

/** An installer's billing as its own tab and the admin see it. */
@Injectable()
export class BillingViews {
  readonly #log = new Logger('payments');

  constructor(
    private readonly reader: BillingReader,
    private readonly payments: PaymentGateway,
    private readonly grace: PaymentGrace,
  ) {}

  async of(slug: string): Promise<Billing> {
    const [record, entries] = await Promise.all([this.reader.ofInstaller(slug), this.reader.entries(slug)]);
    if (!record) throw noSuchInstaller();
    const { net, vat, gross } = monthly;
    const { failedAt, standing, manualPaymentMode } = record;
    const suspendsAt = standing === 'failed' && failedAt && !manualPaymentMode ? this.grace.endsAt(failedAt) : null;
    return {
      ...record,
      provider: this.payments.provider,
      monthly: { net, vat, gross },
      suspendsAt: suspendsAt?.toISOString() ?? null,
      entries: [...entries],
      invoices: await this.#invoices(record.subscriptionId),
    };
  }

  /** A provider that doesn't answer hides its files, and nothing else. */
  async #invoices(subscriptionId: string | null): Promise<Invoice[]> {
    if (subscriptionId === null) return [];
    try {
      const subscription = await this.payments.subscription(subscriptionId);
      return (subscription?.invoices ?? []).map(shownOf).toReversed();
    } catch (error) {
      this.#log.warn({ event: 'invoices not read', ...failureIn(error) });
      return [];
    }
  }
}
