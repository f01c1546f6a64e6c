import type { Billing, BillingEntry } from '@pilotlight/contracts/http/billing';
import type { Installer } from '@pilotlight/contracts/http/installers';
import { fireEvent, screen, within } from '@testing-library/react';
import { aireValleyHeating } from '../../../../testing/aire-valley';
import { freshBrowser } from '../../../../testing/fresh-browser';
import { openSite } from '../../../../testing/open-site';
import { calls, conversation, serveAccount } from '../../testing/account';

const own = 'GET /api/installer/billing';
const cancel = 'POST /api/installer/billing/cancel';
const keep = 'POST /api/installer/billing/keep';
const portal = 'POST /api/installer/billing/portal';
const page = '/installer/settings/billing';

const entry = (kind: BillingEntry['kind'], more: Partial<BillingEntry> = {}): BillingEntry => ({
  id: crypto.randomUUID(),
  at: '2026-11-26T10:00:00.000Z',
  kind,
  by: 'provider',
  amount: null,
  invoiceId: null,
  detail: null,
  until: null,
  causeId: null,
  ...more,
});

const paying: Billing = {
  provider: 'local',
  standing: 'active',
  customerId: 'cus_1',
  subscriptionId: 'sub_1',
  manualPaymentMode: false,
  monthly: { net: 2000, vat: 400, gross: 2400 },
  lastPaymentDate: '2026-11-26T10:00:00.000Z',
  currentPeriodEnd: '2026-12-26T10:00:00.000Z',
  cancelsAtPeriodEnd: false,
  failedAt: null,
  failure: null,
  nextAttemptAt: null,
  suspendsAt: null,
  entries: [],
  invoices: [],
};
const unpaid: Partial<Billing> = {
  standing: 'none',
  customerId: null,
  subscriptionId: null,
  lastPaymentDate: null,
  currentPeriodEnd: null,
};
const failed: Partial<Billing> = {
  standing: 'failed',
  failedAt: '2026-12-26T10:00:00.000Z',
  nextAttemptAt: '2026-12-29T10:00:00.000Z',
};

type Answers = Parameters<typeof serveAccount>[1];
const open = (changed: Partial<Billing> = {}, account: Partial<Installer> = {}, more: Answers = {}, at = page) => {
  const received = serveAccount([conversation(1)], {
    [calls.me]: { body: { installer: { ...aireValleyHeating, registrationSource: 'website', ...account } } },
    [own]: { body: { billing: { ...paying, ...changed } } },
    ...more,
  });
  return { ...openSite(at), sent: (call: string) => received.filter((each) => each.call === call) };
};
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(freshBrowser);

describe('the billing of an installer', () => {
  it('tells plan and price, how it stands and the next charge', async () => {
    open();
    const subscription = await panel('Subscription');
    expect(subscription.getByText('Active')).toBeTruthy();
    expect(subscription.getByText('£24.00').parentElement?.textContent).toBe('£24.00a month: £20.00 + £4.00 VAT');
    expect(subscription.getByText('Next charge: £24.00 on 26 Dec 2026.')).toBeTruthy();
  });

  it('tells what happened in words', async () => {
    open({
      entries: [
        entry('resumed', { by: 'system', detail: 'payment' }),
        entry('payment-failed', { amount: 2400, until: '2026-12-29T10:00:00.000Z' }),
        entry('cancellation-scheduled', { by: 'installer', until: '2026-12-26T10:00:00.000Z' }),
        entry('manual-payment-on', { by: 'admin' }),
      ],
    });
    const told = (await panel('What happened')).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(told).toEqual([
      'Chatbot resumed26 Nov 2026, 10:00, automatically, a payment came in',
      'Payment failed: £24.00, next try on 29 Dec 202626 Nov 2026, 10:00, by the payment provider',
      'Subscription cancelled, ends on 26 Dec 202626 Nov 2026, 10:00, by you',
      'Manual payment switched on26 Nov 2026, 10:00, by the admin team',
    ]);
  });

  it('links the invoices that the provider has pages of', async () => {
    const invoice = { invoiceId: 'in_1', at: '2026-11-26T10:00:00.000Z', amount: 2400, currency: 'gbp' };
    open({
      invoices: [
        { ...invoice, standing: 'open', hostedUrl: 'https://pay.example/in_1', pdfUrl: 'https://pay.example/in_1.pdf' },
        { ...invoice, invoiceId: 'in_0', standing: 'paid', hostedUrl: null, pdfUrl: null },
      ],
    });
    const [first, second] = (await panel('Invoices')).getAllByRole('listitem');
    expect([first?.textContent, second?.textContent]).toEqual(['26 Nov 2026£24.00OpenPayPDF', '26 Nov 2026£24.00Paid']);
    const links = within(first ?? document.body).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://pay.example/in_1',
      'https://pay.example/in_1.pdf',
    ]);
  });

  it('is cancelled once that is confirmed, with the day that it ends, and can be kept', async () => {
    let billing = paying;
    const { sent } = open(
      {},
      {},
      {
        [own]: () => ({ body: { billing } }),
        [cancel]: () => ({ body: { billing: (billing = { ...paying, cancelsAtPeriodEnd: true }) } }),
        [keep]: () => ({ body: { billing: (billing = paying) } }),
      },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
    const question = within(await screen.findByRole('dialog', { name: 'Cancel your subscription?' }));
    expect(question.getByText(/ends on 26 Dec 2026\. Nothing more is charged/)).toBeTruthy();
    expect(sent(cancel)).toHaveLength(0);
    fireEvent.click(question.getByRole('button', { name: 'Cancel subscription' }));
    expect(await screen.findByText('Your subscription ends on 26 Dec 2026. Nothing more is charged.')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Keep subscription' }));
    expect(await screen.findByText('Next charge: £24.00 on 26 Dec 2026.')).toBeTruthy();
    expect([sent(cancel).length, sent(keep).length]).toEqual([1, 1]);
  });

  it('says what could not be done', async () => {
    open({}, {}, { [cancel]: { status: 500 }, [portal]: { status: 500 } });
    fireEvent.click(await screen.findByRole('button', { name: 'Change card' }));
    expect(await screen.findByText("Couldn't open the payment page")).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel subscription' }));
    const question = within(await screen.findByRole('dialog'));
    fireEvent.click(question.getByRole('button', { name: 'Cancel subscription' }));
    expect(await screen.findByText("Couldn't cancel the subscription")).toBeTruthy();
  });

  it.each([
    [{ ...unpaid }, { registrationSource: 'admin' as const }, /^Your account was set up by the admin team\./],
    [{ ...failed, manualPaymentMode: true }, {}, /^The admin team settles your payments with you directly\./],
  ])('asks for nothing where nothing is due: %#', async (changed, account, words) => {
    open(changed, account);
    const subscription = await panel('Subscription');
    expect(subscription.getByText(words)).toBeTruthy();
    expect(subscription.queryByRole('link', { name: 'Set up payment' })).toBeNull();
    expect(screen.queryByText('A payment failed')).toBeNull();
  });

  it('leads to the payment page where there is no subscription', async () => {
    open(unpaid);
    const link = (await panel('Subscription')).getByRole('link', { name: 'Set up payment' });
    expect(link.getAttribute('href')).toBe('/installer/payment');
    expect(screen.queryByRole('button', { name: 'Cancel subscription' })).toBeNull();
  });

  it('says that it could not be loaded', async () => {
    open({}, {}, { [own]: { status: 500 } });
    expect((await screen.findByRole('alert')).textContent).toContain("We couldn't load your billing.");
  });
});

describe('a payment that failed', () => {
  it('is said on the Billing tab, with when it is tried again and the way to mend it', async () => {
    open({ ...failed, suspendsAt: '2026-12-30T10:00:00.000Z' });
    const notice = within(await screen.findByRole('status'));
    expect(notice.getByText(/goes off on 30 Dec 2026.* We try your card again on 29 Dec 2026\.$/)).toBeTruthy();
    expect(notice.getByRole('button', { name: 'Pay now or change card' })).toBeTruthy();
  });

  it.each([
    [{ paymentStatus: 'failed' as const }, /^Please pay it to keep your chatbot on\./],
    [
      { suspendedAt: '2026-12-26T10:00:00.000Z', suspendedBy: 'payment' as const },
      /^Your chatbot is suspended because a payment failed\./,
    ],
  ])('is said on the overview, with the way to Billing: %j', async (account, words) => {
    open({}, account, {}, '/installer/dashboard');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Billing' }).getAttribute('href')).toBe(page);
  });

  it('is no matter in manual payment mode', async () => {
    open({}, { paymentStatus: 'failed', manualPaymentMode: true }, {}, '/installer/dashboard');
    expect(await screen.findByText('Account status: Active')).toBeTruthy();
    expect(screen.queryByText('A payment failed')).toBeNull();
  });
});
