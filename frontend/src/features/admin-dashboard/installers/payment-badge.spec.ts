import { paymentBadge } from './payment-badge';

const paying = { manualPaymentMode: false, suspendedAt: null, paymentStatus: 'active' } as const;
const suspended = { ...paying, suspendedAt: '2026-11-14T16:40:00Z' };

describe('the payment badge', () => {
  it.each([
    ['paid by hand', { ...paying, manualPaymentMode: true }, 'Manual Payment'],
    ['paid by hand and suspended', { ...suspended, manualPaymentMode: true }, 'Manual Payment'],
    [
      'paid by hand, the card failed',
      { ...paying, manualPaymentMode: true, paymentStatus: 'failed' },
      'Manual Payment',
    ],
    ['suspended', suspended, 'Suspended'],
    ['suspended, the card failed', { ...suspended, paymentStatus: 'failed' }, 'Suspended'],
    ['paid', paying, 'Payment Active'],
    ['the card failed', { ...paying, paymentStatus: 'failed' }, 'Payment Failed'],
    ['cancelled', { ...paying, paymentStatus: 'cancelled' }, 'Cancelled'],
    ['nothing known', { ...paying, paymentStatus: 'unknown' }, 'No Payment Info'],
  ] as const)('an account that is %s', (_case, account, label) => {
    expect(paymentBadge(account).label).toBe(label);
  });
});
