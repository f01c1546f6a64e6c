import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { freshBrowser } from '../../testing/fresh-browser';
import { ToastViewport } from '../../ui/toasts/ToastViewport';
import { SignInForm } from './SignInForm';

const open = (door: Parameters<typeof SignInForm<string>>[0]['door']) =>
  render(
    <>
      <SignInForm
        door={door}
        begin={(name) => `Welcome ${name}`}
        failure={({ reason }) => ({ variant: 'destructive', title: reason ?? 'Login failed' })}
        forgotten={{ label: 'Forgot?', place: 'below', onForgot: () => {} }}
      />
      <ToastViewport />
    </>,
  );

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

const errorsOf = ({ password }: { password: string }) => ({
  email: undefined,
  password: password ? undefined : 'Please enter your password',
});

describe('a sign-in form', () => {
  beforeEach(freshBrowser);

  it('says that the server could not be reached where its own check cannot be fetched, and keeps what was typed', async () => {
    open(() => Promise.reject(new TypeError('Failed to fetch')));
    type('Email', 'dawn@aire.example');
    fireEvent.blur(screen.getByLabelText('Email'));
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The server could not be reached');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign In' }).hasAttribute('disabled')).toBe(false));
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('dawn@aire.example');
  });

  it('puts the focus on the first field that something is against', async () => {
    open(async () => ({ errorsOf, enter: async () => 'Dawn' }));
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await screen.findByText('Please enter your password');
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
    type('Password', 'kettle');
    await waitFor(() => expect(screen.queryByText('Please enter your password')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Welcome Dawn')).toBeTruthy();
  });
});
