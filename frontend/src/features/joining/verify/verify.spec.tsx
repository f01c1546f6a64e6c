import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { serve } from '../../../testing/server';

const verify = 'POST /api/installer/verify-email';
const resend = 'POST /api/installer/resend-verification';

beforeEach(freshBrowser);

describe('the verification of an email', () => {
  it('happens by itself, and leads to the login two seconds later', async () => {
    const received = serve({ [verify]: { body: { message: 'Verified' } } });
    const { where } = openSite('/installer/verify?token=t-1');
    expect(await screen.findByRole('heading', { name: 'Email verified successfully!' })).toBeTruthy();
    expect(received.map(({ call, body }) => [call, body])).toEqual([[verify, '{"token":"t-1"}']]);
    expect(where()).toBe('/installer/verify');
    await waitFor(() => expect(where()).toBe('/installer/login'));
  });

  it('says that it is going on', async () => {
    serve({ [verify]: { after: new Promise(() => {}) } });
    openSite('/installer/verify?token=t-1');
    expect(await screen.findByRole('heading', { name: 'Verifying your email...' })).toBeTruthy();
  });

  it.each([
    ['/installer/verify', 'No verification token provided'],
    ['/installer/verify?token=old', 'Verification failed. The link may be invalid or expired.'],
  ])('that failed says so and offers the ways on: %s', async (path, words) => {
    serve({ [verify]: { status: 410, body: { message: 'Expired', code: 'gone', requestId: 'r' } } });
    openSite(path);
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    const ways = ['Register Again', 'Back to Login'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(ways).toEqual(['/installer/register', '/installer/login']);
  });

  it('can be asked for again by email', async () => {
    const received = serve({
      [resend]: { body: { message: 'If it waits, we sent a link.', verificationToken: 'new' } },
    });
    openSite('/installer/verify');
    fireEvent.click(await screen.findByRole('button', { name: 'Send a new link' }));
    expect(await screen.findByText('Invalid email address')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'dawn@aire.example' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send a new link' })));
    expect(await screen.findByText('If it waits, we sent a link.')).toBeTruthy();
    expect(received.map(({ body }) => body)).toEqual(['{"email":"dawn@aire.example"}']);
    expect((await screen.findByRole('link', { name: 'verify this email' })).getAttribute('href')).toBe(
      '/installer/verify?token=new',
    );
  });
});
