import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { freshBrowser } from '../../testing/fresh-browser';
import { openSite } from '../../testing/open-site';
import { serve } from '../../testing/server';

const login = 'POST /api/installer/login';
const installer = {
  name: 'Aire Valley Heating',
  slug: 'aire-valley',
  installerEmail: 'dawn@aire.example',
  stripeSubscriptionId: 'sub_1',
  needsPayment: false,
};

const signIn = async () => {
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'dawn@aire.example' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'kettle-on-first' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
};

describe("the installer's sign-in", () => {
  beforeEach(freshBrowser);

  it('welcomes the installer by name and opens the dashboard', async () => {
    serve({ [login]: { body: { token: 'i1', installer } } });
    const { where } = openSite('/installer/login');
    await signIn();
    expect((await screen.findByRole('status')).textContent).toBe('Login successfulWelcome Aire Valley Heating');
    await waitFor(() => expect(where()).toBe('/installer/dashboard'));
    expect(Object.fromEntries(Object.entries(localStorage))).toMatchObject({
      installer_token: 'i1',
      installer_slug: 'aire-valley',
    });
  });

  it('is kept for this tab alone when Remember me is taken off', async () => {
    serve({ [login]: { body: { token: 'i1', installer } } });
    openSite('/installer/login');
    fireEvent.click(await screen.findByLabelText('Remember me'));
    await signIn();
    await screen.findByText('Login successful');
    expect(sessionStorage.getItem('installer_token')).toBe('i1');
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    [401, '', "Your email or password doesn't match our records. Please double-check and try again."],
    [403, 'Wrong credentials', "Your email or password doesn't match our records. Please double-check and try again."],
    [500, '', 'Something went wrong on our end. Please try again in a moment, or contact support if this continues.'],
  ])('explains a failure with status %i and body "%s"', async (status, body, explanation) => {
    serve({ [login]: { status, body } });
    openSite('/installer/login');
    await signIn();
    expect((await screen.findByRole('alert')).textContent).toBe(`We couldn't sign you in${explanation}`);
  });

  it('tells the reason of a refusal once, and takes it away once help is asked for', async () => {
    serve({ [login]: { status: 401 } });
    openSite('/installer/login');
    await signIn();
    await screen.findByRole('alert');
    expect(screen.getAllByText(/^Your email or password doesn't match our records/)).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
    await screen.findByRole('dialog');
    expect(screen.queryByText(/^Your email or password doesn't match our records/)).toBeNull();
  });

  it('asks for a valid email and a password', async () => {
    openSite('/installer/login');
    fireEvent.click(await screen.findByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
    expect(screen.getByText('Please enter your password')).toBeTruthy();
  });

  it('tells one who forgot the password that the admin team resets it', async () => {
    openSite('/installer/login');
    fireEvent.click(await screen.findByRole('button', { name: 'Forgot password?' }));
    expect((await screen.findByRole('dialog')).textContent).toContain(
      'The admin team manages credentials and resets passwords from the master admin panel.',
    );
  });

  it.each([
    ['has not paid yet', '', true, '/installer/payment'],
    ['comes from the verified email', '?redirect=payment', false, '/installer/payment'],
  ])('leads one who %s to the payment', async (_, query, needsPayment, page) => {
    serve({ [login]: { body: { token: 'i1', installer: { ...installer, needsPayment } } } });
    const { where } = openSite(`/installer/login${query}`);
    await signIn();
    await waitFor(() => expect(where()).toBe(page));
  });

  it('leads one without an account to the registration', async () => {
    openSite('/installer/login');
    const link = await screen.findByRole('link', { name: 'Register your business' });
    expect(link.getAttribute('href')).toBe('/installer/register');
  });

  it('tells beside it what the product does, its price and who takes the payments', async () => {
    openSite('/installer/login');
    const panel = await screen.findByRole('complementary', { name: 'What Pilotlight does' });
    expect(within(panel).getAllByRole('listitem')).toHaveLength(4);
    expect(within(panel).getByText('Payments via Stripe')).toBeTruthy();
    expect(panel.textContent).toContain('£20 + VAT a month, cancel any time');
  });
});
