import { adminLogin } from '@pilotlight/contracts/http/access';
import type { ApiError } from '../../api/api-error';
import { useAdminLoginMutation } from '../../shared/access/access.api';
import { adminSession } from '../../shared/session/sessions';
import { SignInForm } from '../../shared/sign-in/SignInForm';
import type { Toast } from '../../ui/toasts/toasts';

const failure = ({ reason }: ApiError): Toast => ({
  variant: 'destructive',
  title: 'Login failed',
  description: reason ?? 'Invalid credentials',
});

export const AdminLoginForm = ({ onForgot }: { onForgot: () => void }) => {
  const [login] = useAdminLoginMutation();
  return (
    <SignInForm
      body={adminLogin.body}
      signIn={async (credentials) => {
        const session = await login({ body: credentials }).unwrap();
        adminSession.save(session, credentials.rememberMe);
        return 'Welcome to the admin dashboard';
      }}
      failure={failure}
      forgotten={{ label: 'Forgot Password?', place: 'above', onForgot }}
    />
  );
};
