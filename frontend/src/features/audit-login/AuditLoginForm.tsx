import type { ApiError } from '../../api/api-error';
import { auditorSession } from '../../shared/session/sessions';
import { SignInForm } from '../../shared/sign-in/SignInForm';
import type { Toast } from '../../ui/toasts/toasts';

const failure = ({ reason }: ApiError): Toast => ({
  variant: 'destructive',
  title: 'Login failed',
  description: reason ?? 'Invalid credentials',
});

const door = async () => (await import('./auditor-door')).auditorDoor;

export const AuditLoginForm = ({ onForgot }: { readonly onForgot: () => void }) => {
  return (
    <SignInForm
      door={door}
      begin={(session, remember) => {
        auditorSession.save(session, remember);
        return 'Welcome to the audit';
      }}
      failure={failure}
      forgotten={{ label: 'Forgot Password?', place: 'above', onForgot }}
    />
  );
};
