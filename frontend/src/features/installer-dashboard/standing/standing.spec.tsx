import type { Installer } from '@pilotlight/contracts/http/installers';
import { fireEvent, screen, within } from '@testing-library/react';
import { aireValleyHeating } from '../../../testing/aire-valley';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { calls, serveAccount } from '../testing/account';

const resend = 'POST /api/installer/resend-verification';
const registered: Installer = {
  ...aireValleyHeating,
  status: 'pending',
  registrationSource: 'website',
  stripeSubscriptionId: 'sub_1',
  lastPaymentDate: '2026-11-26T10:00:00.000Z',
};

type Answers = Parameters<typeof serveAccount>[1];
const open = (changed: Partial<Installer>, more: Answers = {}, at = '/installer/dashboard') => {
  const received = serveAccount([], { [calls.me]: { body: { installer: { ...registered, ...changed } } }, ...more });
  return { ...openSite(at), sent: (call: string) => received.filter((each) => each.call === call) };
};
const current = async () => {
  const standing = within(await screen.findByRole('region', { name: 'Your registration' }));
  return standing
    .getAllByRole('listitem')
    .filter((step) => step.getAttribute('aria-current') === 'step')
    .map(({ textContent }) => textContent);
};

beforeEach(freshBrowser);

describe('a pending installer sees instead of the dashboard', () => {
  it.each(['/installer/dashboard', '/installer/dashboard/transcripts', '/installer/dashboard/training'])(
    'where its registration stands, at %s',
    async (path) => {
      open({}, {}, path);
      expect(await screen.findByRole('heading', { name: 'Please verify your email' })).toBeTruthy();
      expect(screen.queryByText('Account status: Active')).toBeNull();
      expect(await screen.findByText('Not live yet')).toBeTruthy();
    },
  );

  it('that its email waits, and gets a new link', async () => {
    const { sent } = open({}, { [resend]: { body: { message: 'If it waits, we sent a link.' } } });
    expect(await current()).toEqual([expect.stringContaining('Open the message that we sent to dawn@aire.example')]);
    expect(screen.getByText('Received on 26 Nov 2026.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'send it again' }));
    expect(await screen.findByText('If it waits, we sent a link.')).toBeTruthy();
    expect(sent(resend).map(({ body }) => body)).toEqual(['{"email":"dawn@aire.example"}']);
  });

  it('that it waits for a person, and how long that takes', async () => {
    open({ verifiedAt: '2026-11-26T11:00:00.000Z' });
    expect(await screen.findByRole('heading', { name: 'Waiting for approval' })).toBeTruthy();
    expect(await current()).toEqual([expect.stringContaining('up to one working day')]);
    expect(screen.queryByRole('button', { name: 'send it again' })).toBeNull();
  });

  it('the way to pay where nothing is paid', async () => {
    open({ stripeSubscriptionId: null, lastPaymentDate: null, paymentStatus: 'unknown' });
    const pay = await screen.findByRole('link', { name: 'Set up payment' });
    expect(pay.getAttribute('href')).toBe('/installer/payment');
  });

  it('that it was turned down, and that its money goes back', async () => {
    open({ rejectedAt: '2026-11-26T12:00:00.000Z' });
    expect(await screen.findByRole('heading', { name: 'Your registration was not approved' })).toBeTruthy();
    const standing = screen.getByRole('region', { name: 'Your registration' }).textContent;
    expect(standing).toContain('your payment is refunded in full');
  });
});

it('sees its dashboard once it is approved', async () => {
  let installer = { ...registered, verifiedAt: '2026-11-26T11:00:00.000Z' };
  open({}, { [calls.me]: () => ({ body: { installer } }) });
  await screen.findByRole('heading', { name: 'Waiting for approval' });
  installer = { ...installer, status: 'active' };
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('Account status: Active')).toBeTruthy();
});
