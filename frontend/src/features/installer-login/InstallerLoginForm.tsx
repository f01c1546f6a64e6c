import { installerLogin } from '@pilotlight/contracts/http/access';
import { useInstallerLoginMutation } from '../../shared/access/access.api';
import { installerSession } from '../../shared/session/sessions';
import { SignInForm } from '../../shared/sign-in/SignInForm';
import { loginFailure } from './login-failure';

interface InstallerLoginFormProps {
  readonly onForgot: () => void;
  /** Told before the session begins, since that leads on from the screen. */
  readonly onPaymentDue: () => void;
}

export const InstallerLoginForm = ({ onForgot, onPaymentDue }: InstallerLoginFormProps) => {
  const [login] = useInstallerLoginMutation();
  return (
    <SignInForm
      body={installerLogin.body}
      signIn={async (credentials) => {
        const { token, installer } = await login({ body: credentials }).unwrap();
        const { name, slug, installerEmail: email } = installer;
        if (installer.needsPayment) onPaymentDue();
        installerSession.save({ token, email, slug, name }, credentials.rememberMe);
        return `Welcome ${name}`;
      }}
      failure={loginFailure}
      forgotten={{ label: 'Forgot password?', place: 'below', onForgot }}
    />
  );
};
