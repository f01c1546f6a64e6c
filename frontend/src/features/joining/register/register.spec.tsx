import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { serve } from '../../../testing/server';
import { clientSecret, confirmCard, payWith, press, settings, testPayments, type } from '../testing/card';

const openPayment = 'POST /api/installer/create-registration-payment';
const register = 'POST /api/installer/register-with-payment';
const page = '/installer/register';
const password = 'kettle-on-first';

const business = {
  'Business name': 'Aire Valley Heating',
  'Contact name': 'Dawn Whitaker',
  Email: 'dawn@aire.example',
  'Phone (optional)': '07700 900455',
  'Service-area postcode': 'LS7 4PD',
  Website: 'https://aire.example',
};

type Answers = Parameters<typeof serve>[0];
const open = (answers: Answers = {}, at = page) => {
  const received = serve({
    [settings]: testPayments,
    [openPayment]: { body: { clientSecret } },
    [confirmCard]: { body: { status: 'succeeded' } },
    [register]: { body: { message: 'Check your email', verificationToken: 'token-1' } },
    ...answers,
  });
  const sent = (call: string): unknown[] =>
    received.filter((each) => each.call === call).map(({ body }) => JSON.parse(body ?? ''));
  return { ...openSite(at), sent };
};

const fillIn = async () => {
  await screen.findByLabelText('Business name');
  for (const [label, value] of Object.entries(business)) type(label, value);
  type('Password', password);
  type('Confirm password', password);
};
const typed = () => Object.keys(business).map((label) => screen.getByLabelText(label).getAttribute('value'));
const toPayment = async () => {
  await fillIn();
  await press('Continue to Payment');
  await screen.findByRole('heading', { name: 'Start your subscription' });
};
const toast = async (title: string) => (await screen.findByText(title)).closest('[role="alert"]')?.textContent;

beforeEach(freshBrowser);

describe('the form of a registration', () => {
  it('says what is wrong with each field, and opens no payment', async () => {
    const { sent } = open();
    await screen.findByLabelText('Business name');
    type('Confirm password', 'else');
    await press('Continue to Payment');
    for (const message of [
      'Business name must be at least 2 characters',
      'Contact name must be at least 2 characters',
      'Invalid email address',
      'Password must be at least 8 characters',
      'Please provide a valid postcode',
      'Please provide a valid website URL',
    ])
      expect(await screen.findByText(message)).toBeTruthy();
    expect(sent(openPayment)).toEqual([]);
  });

  it('says on leaving it that the passwords differ', async () => {
    open();
    await fillIn();
    type('Confirm password', 'kettle-off');
    await press('Continue to Payment');
    expect(await screen.findByText("Passwords don't match")).toBeTruthy();
  });

  it('takes a website as people write it', async () => {
    open();
    await screen.findByLabelText('Website');
    type('Website', 'aire.example');
    expect(screen.getByLabelText('Website').getAttribute('value')).toBe('https://aire.example');
  });

  it.each([
    [
      { status: 409, body: { message: 'This email is taken', code: 'conflict', requestId: 'r' } },
      'This email is taken',
    ],
    [{ status: 502 }, 'Failed to setup payment'],
  ])('tells that the payment could not be set up, and keeps what was typed: %j', async (answer, words) => {
    open({ [openPayment]: answer });
    await fillIn();
    await press('Continue to Payment');
    expect(await toast('Setup failed')).toBe(`Setup failed${words}`);
    expect(typed()).toEqual(Object.values(business));
  });
});

describe('the payment of a registration', () => {
  it('names the whole price before it is charged, and says that it is a test', async () => {
    const { sent } = open();
    await toPayment();
    expect(screen.getByText('Charged today').nextElementSibling?.textContent).toBe('£24.00');
    expect(await screen.findByText('Test payments')).toBeTruthy();
    expect(sent(openPayment)).toEqual([{ email: 'dawn@aire.example', businessName: 'Aire Valley Heating' }]);
  });

  it('goes back without losing what was typed, and opens another payment afterwards', async () => {
    const { sent } = open();
    await toPayment();
    await screen.findByLabelText('Card number');
    await press('Back');
    expect(await screen.findByLabelText('Business name')).toBeTruthy();
    expect(typed()).toEqual(Object.values(business));
    expect(screen.getByLabelText('Password').getAttribute('value')).toBe(password);
    expect(Object.values(sessionStorage).join() + Object.values(localStorage).join()).not.toContain(password);
    await press('Continue to Payment');
    await screen.findByLabelText('Card number');
    expect(sent(openPayment)).toHaveLength(2);
  });

  it('makes the installer by the payment, and says what comes next', async () => {
    const { sent } = open();
    await toPayment();
    await payWith('4242424242424242');
    expect(await screen.findByRole('heading', { name: 'Payment received. Now check your email' })).toBeTruthy();
    expect(sent(confirmCard)).toEqual([
      { clientSecret, card: { number: '4242424242424242', expMonth: 8, expYear: 2029, cvc: '123' } },
    ]);
    expect(sent(register)).toEqual([
      {
        businessName: 'Aire Valley Heating',
        contactName: 'Dawn Whitaker',
        email: 'dawn@aire.example',
        phone: '07700 900455',
        postcode: 'LS7 4PD',
        website: 'https://aire.example',
        password,
        confirmPassword: password,
        paymentIntentId: 'pi_7',
      },
    ]);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([expect.stringContaining('Wait for admin approval')]),
    );
    const link = screen.getByRole('link', { name: 'verify this email' });
    expect(link.getAttribute('href')).toBe('/installer/verify?token=token-1');
    expect(screen.getByRole('link', { name: 'Back to Login' }).getAttribute('href')).toBe('/installer/login');
    expect(sessionStorage).toHaveLength(0);
  });

  it('says why a card was declined, and makes no installer', async () => {
    const { sent } = open({ [confirmCard]: { body: { status: 'declined', message: 'Your card was declined.' } } });
    await toPayment();
    await payWith('4000000000000002');
    expect(await toast('Payment failed')).toBe('Payment failedYour card was declined.');
    const form = within(screen.getByRole('form', { name: 'Card' }));
    expect(form.getByRole('alert').textContent).toBe('Your card was declined.');
    expect(sent(register)).toEqual([]);
  });

  it.each([
    ['Complete authentication', true],
    ['Fail authentication', false],
  ])('asks to authenticate where the bank does: %s', async (name, authenticated) => {
    const { sent } = open({
      [confirmCard]: ({ body }) => {
        if (!body?.includes('authenticated')) return { body: { status: 'requires_action' } };
        return { body: { status: authenticated ? 'succeeded' : 'declined' } };
      },
    });
    await toPayment();
    await payWith('4000002500003155');
    await press(name);
    await waitFor(() => expect(sent(confirmCard)[1]).toEqual({ clientSecret, authenticated }));
    await screen.findByText(authenticated ? 'Payment received. Now check your email' : 'Payment failed');
    expect(sent(register)).toHaveLength(authenticated ? 1 : 0);
  });
});

describe('a payment whose registration failed', () => {
  it.each([
    [{ status: 500 }, 'Registration failed after payment'],
    [
      { status: 422, body: { message: 'Choose another password', code: 'refused', requestId: 'r' } },
      'Choose another password',
    ],
  ])('registers when it is tried again, without paying again: %j', async (failure, words) => {
    let tries = 0;
    const { sent } = open({
      [register]: () => (tries++ === 0 ? failure : { body: { message: 'Check your email' } }),
    });
    await toPayment();
    await payWith('4242424242424242');
    expect(await toast('Registration error')).toBe(`Registration error${words}`);
    expect(screen.getByText(/Please contact support for assistance/)).toBeTruthy();
    await press('Try Again');
    expect(await screen.findByText('Payment received. Now check your email')).toBeTruthy();
    expect(sent(register)).toEqual([sent(register)[1], sent(register)[1]]);
    expect([sent(openPayment).length, sent(confirmCard).length]).toEqual([1, 1]);
  });

  it('says that the payment goes back where no account will be made of it, and offers the way to log in', async () => {
    const message = 'This email is already registered. Please log in instead. Your payment goes back in full.';
    open({ [register]: { status: 409, body: { message, code: 'conflict', requestId: 'r', refunded: true } } });
    await toPayment();
    await payWith('4242424242424242');
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', expect.stringContaining(message));
    expect(screen.getByText(/goes back to the card that it came from/)).toBeTruthy();
    expect(screen.queryByText(/Your payment is kept/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/installer/login');
    await press('Start over');
    expect(await screen.findByLabelText('Business name')).toBeTruthy();
  });

  it('is finished after a reload too, with the password typed again and the email that paid', async () => {
    sessionStorage.setItem(
      'registration_draft',
      JSON.stringify({
        businessName: 'Aire Valley Heating',
        contactName: 'Dawn Whitaker',
        email: 'dawn@aire.example',
        phone: '',
        postcode: 'LS7 4PD',
        website: 'https://aire.example',
        paymentIntentId: null,
      }),
    );
    const { sent, where } = open({}, '/installer/payment-success?payment_intent=pi_9&redirect_status=succeeded');
    expect(await screen.findByRole('heading', { name: 'Finish your registration' })).toBeTruthy();
    expect(where()).toBe(page);
    expect(screen.getByLabelText('Email').hasAttribute('disabled')).toBe(true);
    type('Password', password);
    type('Confirm password', password);
    fireEvent.click(screen.getByRole('button', { name: 'Finish Registration' }));
    expect(await screen.findByText('Payment received. Now check your email')).toBeTruthy();
    expect(sent(register)).toEqual([
      expect.objectContaining({ email: 'dawn@aire.example', paymentIntentId: 'pi_9', password }),
    ]);
    expect(sent(openPayment)).toEqual([]);
  });

  it('that no form is left of is said honestly on the way back from the bank', async () => {
    open({}, '/installer/payment-success?payment_intent=pi_9&redirect_status=succeeded');
    expect(await screen.findByText(/refunded in full by itself/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Register Again' }).getAttribute('href')).toBe(page);
  });
});
