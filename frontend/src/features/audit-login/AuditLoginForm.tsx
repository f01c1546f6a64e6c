import { auditorLogin } from '@pilotlight/contracts/http/audit-access';
import type { ApiError } from '../../api/api-error';
import { useAuditorLoginMutation } from '../../shared/access/access.api';
import { auditorSession } from '../../shared/session/sessions';
import { SignInForm } from '../../shared/sign-in/SignInForm';
import type { Toast } from '../../ui/toasts/toasts';

const failure = ({ reason }: ApiError): Toast => ({
  variant: 'destructive',
  title: 'Login failed',
  description: reason ?? 'Invalid credentials',
});

export const AuditLoginForm = ({ onForgot }: { readonly onForgot: () => void }) => {
  const [login] = useAuditorLoginMutation();
  return (
    <SignInForm
      body={auditorLogin.body}
      signIn={async (credentials) => {
        const session = await login({ body: credentials }).unwrap();
        auditorSession.save(session, credentials.rememberMe);
        return 'Welcome to the audit';
      }}
      failure={failure}
      forgotten={{ label: 'Forgot Password?', place: 'above', onForgot }}
    />
  );
};
