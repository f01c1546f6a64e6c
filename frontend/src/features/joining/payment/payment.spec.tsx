import { act, screen, waitFor } from '@testing-library/react';
import { installerSession } from '../../../shared/session/sessions';
import { aireValleyHeating } from '../../../testing/aire-valley';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { serve } from '../../../testing/server';
import { clientSecret, confirmCard, payWith, press, settings, testPayments } from '../testing/card';

const me = 'GET /api/installer/me';
const create = 'POST /api/create-subscription';
const confirm = 'POST /api/confirm-payment';
const page = '/installer/payment';
const joined = { ...aireValleyHeating, registrationSource: 'website' };
const paying = { ...joined, stripeSubscriptionId: 'sub_1' };
const failure = { status: 500, body: { message: 'The provider is down', code: 'failed', requestId: 'r' } };

type Answers = Parameters<typeof serve>[0];
const open = (answers: Answers = {}, at = page) => {
  const { name, slug } = joined;
  installerSession.save({ token: 'i1', email: 'dawn@aire.example', slug, name }, true);
  const received = serve({
    [settings]: testPayments,
    [me]: { body: { installer: joined } },
    [create]: { body: { clientSecret, subscriptionId: 'sub_1' } },
    [confirmCard]: { body: { status: 'succeeded' } },
    [confirm]: { body: { installer: paying } },
    ...answers,
  });
  return { ...openSite(at), sent: (call: string) => received.filter((each) => each.call === call) };
};
const pay = async () => {
  await press('Setup Payment');
  await payWith('4242 4242 4242 4242');
};

beforeEach(freshBrowser);

describe('the payment page', () => {
  it('starts the subscription, and leads to the dashboard two seconds later', async () => {
    const { sent, where } = open();
    await pay();
    expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeTruthy();
    expect(sent(confirm).map(({ body }) => body)).toEqual(['{"subscriptionId":"sub_1"}']);
    await waitFor(() => expect(where()).toBe('/installer/dashboard'));
  });

  it('leads who pays already to the dashboard', async () => {
    const { where } = open({ [me]: { body: { installer: paying } } });
    await waitFor(() => expect(where()).toBe('/installer/dashboard'));
  });

  it.each(['cancelled', 'unknown'])('lets one whose subscription is %s pay', async (paymentStatus) => {
    open({ [me]: { body: { installer: { ...paying, paymentStatus } } } });
    expect(await screen.findByRole('button', { name: 'Setup Payment' })).toBeTruthy();
  });

  it('asks who nobody knows to log in', async () => {
    serve({});
    const { where } = openSite(page);
    expect(await screen.findByText('Authentication required')).toBeTruthy();
    expect(screen.getByText('Please log in to continue')).toBeTruthy();
    expect(where()).toBe('/installer/login');
  });

  it('says that the account could not be loaded', async () => {
    open({ [me]: failure });
    expect(await screen.findByText('Failed to load installer data')).toBeTruthy();
  });

  it('says that no subscription could be made, and can be tried again', async () => {
    open({ [create]: failure });
    await press('Setup Payment');
    expect(await screen.findByText('Failed to create subscription')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Setup Payment' })).toBeTruthy();
  });

  it('says that a card was declined', async () => {
    const { sent } = open({ [confirmCard]: { body: { status: 'declined', message: 'Your card was declined.' } } });
    await pay();
    expect(await screen.findByText('Payment failed')).toBeTruthy();
    expect(sent(confirm)).toHaveLength(0);
  });
});

const tick = () => act(() => jest.advanceTimersByTimeAsync(2000));
const intervalsAlone = () =>
  jest.useFakeTimers({
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setImmediate',
      'clearImmediate',
      'queueMicrotask',
      'nextTick',
      'Date',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });

describe('the wait for a subscription', () => {
  afterEach(() => jest.useRealTimers());

  it('asks every two seconds until it is there, even where its confirmation failed', async () => {
    let asked = 0;
    const { sent } = open({
      [confirm]: failure,
      [me]: () => ({ body: { installer: (asked += 1) > 3 ? paying : joined } }),
    });
    await press('Setup Payment');
    await screen.findByLabelText('Card number');
    intervalsAlone();
    await payWith('4242 4242 4242 4242');
    expect(await screen.findByText('Failed to confirm payment')).toBeTruthy();
    await tick();
    await tick();
    expect(screen.queryByRole('heading', { name: 'Payment received' })).toBeNull();
    await tick();
    expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeTruthy();
    expect(sent(me)).toHaveLength(4);
  });

  it('ends after thirty tries, and says what to do', async () => {
    const opened = { ...paying, paymentStatus: 'unknown' };
    const { sent } = open({ [me]: { body: { installer: opened } }, [confirm]: { body: { installer: opened } } });
    await press('Setup Payment');
    await screen.findByLabelText('Card number');
    intervalsAlone();
    await payWith('4242 4242 4242 4242');
    await screen.findByRole('heading', { name: 'Payment made' });
    for (let tries = 0; tries < 32; tries += 1) await tick();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Your payment may still be processing. Please refresh the page or contact support.',
    );
    expect(sent(me)).toHaveLength(31);
  });

  it('goes on after the way back from the bank', async () => {
    const { where } = open(
      { [me]: { body: { installer: paying } } },
      '/installer/payment-success?payment_intent=pi_7&redirect_status=succeeded',
    );
    expect(await screen.findByRole('heading', { name: 'Payment made' })).toBeTruthy();
    expect(where()).toBe(page);
    expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeTruthy();
  });

  it('does not begin where the bank said no', async () => {
    const { where } = open({}, '/installer/payment-success?payment_intent=pi_7&redirect_status=failed');
    expect(await screen.findByText('Payment failed')).toBeTruthy();
    await screen.findByRole('button', { name: 'Setup Payment' });
    expect(where()).toBe(page);
  });
});
