import type { ApiError } from '../../api/api-error';
import { adminSession } from '../../shared/session/sessions';
import { SignInForm } from '../../shared/sign-in/SignInForm';
import type { Toast } from '../../ui/toasts/toasts';

const failure = ({ reason }: ApiError): Toast => ({
  variant: 'destructive',
  title: 'Login failed',
  description: reason ?? 'Invalid credentials',
});

const door = async () => (await import('./admin-door')).adminDoor;

export const AdminLoginForm = ({ onForgot }: { onForgot: () => void }) => {
  return (
    <SignInForm
      door={door}
      begin={(session, remember) => {
        adminSession.save(session, remember);
        return 'Welcome to the admin dashboard';
      }}
      failure={failure}
      forgotten={{ label: 'Forgot Password?', place: 'above', onForgot }}
    />
  );
};
