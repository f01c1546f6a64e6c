import { Injectable, Logger } from '@nestjs/common';
import type { Billing, Invoice } from '@pilotlight/contracts/http/billing';
import { monthly } from '@pilotlight/contracts/values/money';
import { type BillingRecord, BillingReader } from '@pilotlight/projections/billing/billing.reader';
import { type KnownInvoice, PaymentGateway } from '../gateways/payments/payments';
import { noSuchInstaller } from '../installers/no-such-installer';
import { failureIn } from '../logging/failure';
import { PaymentGrace } from './payment-grace';
import { Subscriptions } from './subscriptions';

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
    private readonly subscriptions: Subscriptions,
    private readonly grace: PaymentGrace,
  ) {}

  async of(slug: string): Promise<Billing> {
    return await this.#shown(slug, await this.reader.ofInstaller(slug));
  }

  /** What stays of one that is no more. */
  async ofDeleted(slug: string): Promise<Billing> {
    return await this.#shown(slug, await this.reader.ofDeleted(slug));
  }

  async #shown(slug: string, record: BillingRecord | undefined): Promise<Billing> {
    if (!record) throw noSuchInstaller();
    const [entries, invoices] = await Promise.all([this.reader.entries(slug), this.#invoices(slug)]);
    const { net, vat, gross } = monthly;
    const { failedAt, standing, manualPaymentMode } = record;
    const suspendsAt = standing === 'failed' && failedAt && !manualPaymentMode ? this.grace.endsAt(failedAt) : null;
    return {
      ...record,
      provider: this.payments.provider,
      monthly: { net, vat, gross },
      suspendsAt: suspendsAt?.toISOString() ?? null,
      entries: [...entries],
      invoices,
    };
  }

  /** Of what is over, too. A provider that doesn't answer hides its files, and nothing else. */
  async #invoices(slug: string): Promise<Invoice[]> {
    try {
      const known = await this.subscriptions.of(slug);
      const ids = known ? [...known.formerIds, known.subscriptionId] : [];
      const found = await Promise.all(ids.map((id) => this.payments.subscription(id)));
      return found
        .flatMap((each) => each?.invoices ?? [])
        .map(shownOf)
        .toReversed();
    } catch (error) {
      this.#log.warn({ event: 'invoices not read', ...failureIn(error) });
      return [];
    }
  }
}
