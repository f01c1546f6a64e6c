import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { adminSession } from '../../../shared/session/sessions';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { serve } from '../../../testing/server';
import { declined, lifeCalls } from '../testing/applicants';
import { aireValley, calls, dashboard, listed, mackie } from '../testing/installers';

const manual = lifeCalls.manual('aire-valley');
const card = async () => within(await screen.findByRole('article', { name: 'Aire Valley Heating' }));

describe("an installer's payments", () => {
  beforeEach(() => {
    freshBrowser();
    adminSession.save({ token: 'a1', email: 'ops@pilotlight.example' }, true);
  });

  it('are told in words: how they stand, what happened, the invoices and what the provider sent', async () => {
    serve({
      ...dashboard,
      [lifeCalls.billing('aire-valley')]: { body: { billing: declined, deleted: false } },
      [lifeCalls.payments('aire-valley')]: {
        body: {
          payments: [
            {
              id: '33333333-1d4e-4a5f-8b6c-9d0e1f2a3b4c',
              installerId: 'aire-valley',
              stripeEventId: 'evt_9',
              eventType: 'invoice.payment_failed',
              status: 'failed',
              amount: 2400,
              currency: 'gbp',
              invoiceId: 'in_2',
              subscriptionId: 'sub_1',
              errorMessage: 'Your card has insufficient funds.',
              metadata: {},
              createdAt: '2026-11-18T09:00:00Z',
            },
          ],
        },
      },
    });
    const { where } = openSite('/admin/dashboard');
    fireEvent.click((await card()).getByRole('link', { name: 'Billing of Aire Valley Heating' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Billing of Aire Valley Heating' }));
    expect(where()).toBe('/admin/dashboard/aire-valley/billing');
    expect(
      await drawer.findByText(/Payment failed on 18 Nov 2026: insufficient funds. Next try on 21 Nov 2026/),
    ).toBeTruthy();
    const happened = within(drawer.getByRole('region', { name: 'What happened' }));
    expect(happened.getByText('Payment failed: £24.00, next try on 21 Nov 2026')).toBeTruthy();
    expect(happened.getByText(/, by you$/)).toBeTruthy();
    expect(drawer.getByRole('link', { name: 'Invoice of 18 Nov 2026' })).toBeTruthy();
    const log = within(drawer.getByRole('region', { name: 'Payment log' }));
    expect(await log.findByText('invoice.payment_failed')).toBeTruthy();
    expect(log.getByText('£24.00, failed')).toBeTruthy();
    fireEvent.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(where()).toBe('/admin/dashboard'));
  });

  it('are found by its slug once it is deleted, and marked so', async () => {
    serve({
      ...dashboard,
      [lifeCalls.billing('gone-heating')]: {
        body: { billing: { ...declined, standing: 'cancelled' }, deleted: true },
      },
      [lifeCalls.payments('gone-heating')]: { body: { payments: [] } },
    });
    openSite('/admin/dashboard/gone-heating/billing');
    const drawer = within(await screen.findByRole('dialog', { name: 'Billing of gone-heating' }));
    expect(await drawer.findByText('Deleted')).toBeTruthy();
    expect(drawer.getByText(/This installer was deleted\. Amounts and dates are kept for 6 years/)).toBeTruthy();
    expect(drawer.getByText('Payment failed: £24.00, next try on 21 Nov 2026')).toBeTruthy();
  });

  it('are kept out of it by the Manual Payment switch', async () => {
    let enabled = false;
    const received = serve({
      ...dashboard,
      [calls.list]: () => listed([{ ...aireValley, manualPaymentMode: enabled }]),
      [manual]: () => {
        enabled = true;
        return { body: { installer: { ...aireValley, manualPaymentMode: true } } };
      },
    });
    openSite('/admin/dashboard');
    fireEvent.click((await card()).getByRole('switch', { name: 'Manual Payment' }));
    expect(await screen.findByText('Manual payment switched on')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    expect(received.find(({ call }) => call === manual)?.body).toBe('{"enabled":true}');
    await waitFor(async () => {
      expect((await card()).getByRole<HTMLInputElement>('switch').checked).toBe(true);
      expect((await card()).getAllByText('Manual Payment')).toHaveLength(2);
    });
  });

  it('leave the switch as it was where that fails', async () => {
    serve({ ...dashboard, [manual]: { status: 500 } });
    openSite('/admin/dashboard');
    fireEvent.click((await card()).getByRole('switch', { name: 'Manual Payment' }));
    expect(await screen.findByText("Couldn't change manual payment")).toBeTruthy();
    expect((await card()).getByRole<HTMLInputElement>('switch').checked).toBe(false);
  });

  it.each([
    [{ paymentStatus: 'failed' }, /A payment failed\..*the chatbot is suspended/],
    [{ paymentStatus: 'cancelled' }, /The subscription is cancelled\. Nothing more is charged\./],
    [
      { suspendedAt: '2025-11-14T16:40:00Z', suspendedBy: 'payment' },
      /Suspended on 14 Nov 2025, 16:40, as a payment failed/,
    ],
  ] as const)('are named on the card where they are in trouble: %j', async (account, words) => {
    serve({ ...dashboard, [calls.list]: listed([{ ...aireValley, ...account }, mackie]) });
    openSite('/admin/dashboard');
    const shown = await screen.findByRole('article', { name: 'Aire Valley Heating' });
    expect(shown.textContent).toMatch(words);
    expect(within(shown).getByRole('link', { name: 'Billing timeline' })).toBeTruthy();
  });
});
