import type { Provider } from '@nestjs/common';
import { Pool } from 'pg';
import { TestPayments } from '../database/test-payments';
import { LedgerBook } from '../gateways/payments/local/ledger-book';
import { LedgerIds } from '../gateways/payments/local/ledger-ids';
import { LOCAL_PAYMENTS } from '../gateways/payments/local/local-payments-token';
import { LocalPayments } from '../gateways/payments/local/local-payments';
import { WebhookDelivery } from '../gateways/payments/local/webhook-delivery';
import { NoPayments } from '../gateways/payments/no-payments';
import type { StripeSettings } from '../gateways/payments/payment-settings';
import { PaymentGateway } from '../gateways/payments/payments';
import { StripePayments } from '../gateways/payments/stripe-payments';
import { ProviderStates } from '../gateways/provider-states';
import { PublicAddress } from '../http/public-address';
import { PaymentGrace } from '../subscriptions/payment-grace';
import { PortalTokens } from '../secrets/portal-tokens';
import { INFRASTRUCTURE_OPTIONS, type InfrastructureOptions } from './infrastructure-options';
import { ListeningAddress } from './listening-address';
import { OpenedResources } from './opened-resources';

const localPayments = async (
  { payments, personalData }: InfrastructureOptions,
  pool: Pool,
  listening: ListeningAddress,
  portals: PortalTokens,
  address: PublicAddress,
): Promise<LocalPayments | null> => {
  if (payments.by !== 'local') return null;
  const secret = await personalData.secret('test-payments');
  const store = new TestPayments(pool);
  const webhookSecret = `whsec_${secret.toString('hex')}`;
  const delivery = new WebhookDelivery(store, webhookSecret, () => listening.current);
  const portalOf = (customerId: string, returnUrl: string): string =>
    address.of(`/test-payments/portal?visit=${portals.of(customerId, returnUrl)}`);
  return new LocalPayments({ book: new LedgerBook(store, new LedgerIds(secret), delivery), webhookSecret, portalOf });
};

const gateway = (
  { payments }: InfrastructureOptions,
  local: LocalPayments | null,
  opened: OpenedResources,
  states: ProviderStates,
): PaymentGateway => {
  const stripe = (settings: StripeSettings) =>
    new StripePayments(settings, undefined, (fault) => states.heard('payments', fault));
  const open = local ?? (payments.by === 'stripe' ? stripe(payments.stripe) : new NoPayments());
  opened.add(() => open.close());
  return open;
};

export const paymentProviders = [
  ListeningAddress,
  {
    provide: PortalTokens,
    inject: [INFRASTRUCTURE_OPTIONS],
    useFactory: async ({ personalData }: InfrastructureOptions) =>
      new PortalTokens(await personalData.secret('test-payments-portal')),
  },
  {
    provide: LOCAL_PAYMENTS,
    inject: [INFRASTRUCTURE_OPTIONS, Pool, ListeningAddress, PortalTokens, PublicAddress],
    useFactory: localPayments,
  },
  {
    provide: PaymentGateway,
    inject: [INFRASTRUCTURE_OPTIONS, LOCAL_PAYMENTS, OpenedResources, ProviderStates],
    useFactory: gateway,
  },
  {
    provide: PaymentGrace,
    inject: [INFRASTRUCTURE_OPTIONS],
    useFactory: ({ paymentGraceDays }: InfrastructureOptions) => new PaymentGrace(paymentGraceDays),
  },
] as const satisfies readonly Provider[];
