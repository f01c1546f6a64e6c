import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { freshBrowser } from '../../testing/fresh-browser';
import { openSite } from '../../testing/open-site';
import { serve } from '../../testing/server';

const login = 'POST /api/installer/login';
const installer = {
  name: 'Aire Valley Heating',
  slug: 'aire-valley',
  installerEmail: 'dawn@aire.example',
  stripeSubscriptionId: null,
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

  it('keeps the reason of a refusal at the password until something is typed, and tells it aloud once', async () => {
    serve({ [login]: { status: 401 } });
    openSite('/installer/login');
    await signIn();
    const words = "Your email or password doesn't match our records. Please double-check and try again.";
    await screen.findByRole('alert');
    const password = screen.getByLabelText('Password');
    const note = document.getElementById(password.getAttribute('aria-describedby') ?? '');
    expect([note?.textContent, password.getAttribute('aria-invalid')]).toEqual([words, 'true']);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    fireEvent.input(password, { target: { value: 'kettle' } });
    await waitFor(() => expect(note?.isConnected).toBe(false));
    expect(password.getAttribute('aria-invalid')).toBe('false');
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

  it('leads one who has still to pay to the payment page', async () => {
    serve({ [login]: { body: { token: 'i1', installer: { ...installer, needsPayment: true } } } });
    const { where } = openSite('/installer/login');
    await signIn();
    await waitFor(() => expect(where()).toBe('/installer/payment'));
  });

  it('leads on to the payment page one who came from the verified email', async () => {
    serve({ [login]: { body: { token: 'i1', installer } } });
    const { where } = openSite('/installer/login?redirect=payment');
    await signIn();
    await waitFor(() => expect(where()).toBe('/installer/payment'));
  });

  it('links to the registration and to the landing page, which is no screen of the app', async () => {
    openSite('/installer/login');
    const register = await screen.findByRole('link', { name: 'Register your business' });
    expect(register.getAttribute('href')).toBe('/installer/register');
    expect(screen.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/installer#privacy');
  });

  it('promises beside it what the product does, at the price that it has, paid via Stripe', async () => {
    openSite('/installer/login');
    const panel = await screen.findByRole('complementary', { name: 'What Pilotlight does' });
    expect(within(panel).getAllByRole('listitem')).toHaveLength(4);
    expect(panel.textContent).toContain('Payments via Stripe');
    expect(panel.textContent).toContain('£20 + VAT a month, cancel any time');
  });
});
