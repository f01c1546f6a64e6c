import { fireEvent, screen, waitFor } from '@testing-library/react';
import { freshBrowser } from '../../testing/fresh-browser';
import { openSite } from '../../testing/open-site';
import { serve } from '../../testing/server';

const login = 'POST /api/admin/login';

const signIn = async (password = 'correct horse battery') => {
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'ops@pilotlight.example' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
};

describe("the admin's sign-in", () => {
  beforeEach(freshBrowser);

  it('leads to the dashboard and remembers the admin, as the box is ticked from the start', async () => {
    const received = serve({ [login]: { body: { token: 'a1', email: 'ops@pilotlight.example' } } });
    const { where } = openSite('/admin/login');
    await signIn();
    expect(await screen.findByText('Login successful')).toBeTruthy();
    expect(screen.getByText('Welcome to the admin dashboard')).toBeTruthy();
    await waitFor(() => expect(where()).toBe('/admin/dashboard'));
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ rememberMe: true });
    expect(localStorage.getItem('admin_token')).toBe('a1');
  });

  it('says "Signing in..." while it is being checked', async () => {
    const waiting: ((response: Response) => void)[] = [];
    globalThis.fetch = () => new Promise((resolve) => waiting.push(resolve));
    openSite('/admin/login');
    await signIn();
    const button = await screen.findByRole('button', { name: 'Signing in...' });
    expect(button.hasAttribute('disabled')).toBe(true);
    waiting.forEach((answer) => answer(new Response('', { status: 500 })));
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy();
  });

  it("shows the server's sentence when it fails, and keeps what was typed", async () => {
    serve({ [login]: { status: 429, body: { message: 'Too many attempts', code: 'throttled', requestId: 'r' } } });
    openSite('/admin/login');
    await signIn('wrong');
    expect((await screen.findByRole('alert')).textContent).toBe('Login failedToo many attempts');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('wrong');
  });

  it('says "Invalid credentials" when the server gives no sentence', async () => {
    serve({ [login]: { status: 401 } });
    openSite('/admin/login');
    await signIn('wrong');
    expect((await screen.findByRole('alert')).textContent).toBe('Login failedInvalid credentials');
  });

  it('asks for a valid email and a password before it calls anybody', async () => {
    const received = serve({});
    openSite('/admin/login');
    const email = await screen.findByLabelText('Email');
    fireEvent.change(email, { target: { value: 'ops' } });
    fireEvent.blur(email);
    const message = await screen.findByText('Invalid email address');
    expect(email.getAttribute('aria-describedby')).toBe(message.id);
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Password is required')).toBeTruthy();
    expect(received).toEqual([]);
  });

  it('reminds where the credentials are configured', async () => {
    openSite('/admin/login');
    fireEvent.click(await screen.findByRole('button', { name: 'Forgot Password?' }));
    const dialog = await screen.findByRole('dialog', { name: 'Admin Password Reminder' });
    expect(dialog.textContent).toMatch(
      /environment variables.*ADMIN_EMAIL.*ADMIN_PASSWORD.*ADMIN_TOKEN.*system administrator/,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
