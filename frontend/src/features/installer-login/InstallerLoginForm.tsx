import { installerSession } from '../../shared/session/sessions';
import { SignInForm } from '../../shared/sign-in/SignInForm';
import { loginFailure } from './login-failure';

interface InstallerLoginFormProps {
  readonly onForgot: () => void;
  /** Told before the session begins, since that leads on from the screen. */
  readonly onPaymentDue: () => void;
}

const door = async () => (await import('./installer-door')).installerDoor;

export const InstallerLoginForm = ({ onForgot, onPaymentDue }: InstallerLoginFormProps) => {
  return (
    <SignInForm
      door={door}
      begin={({ token, installer }, remember) => {
        const { name, slug, installerEmail: email } = installer;
        if (installer.needsPayment) onPaymentDue();
        installerSession.save({ token, email, slug, name }, remember);
        return `Welcome ${name}`;
      }}
      failure={loginFailure}
      forgotten={{ label: 'Forgot password?', place: 'below', onForgot }}
    />
  );
};
