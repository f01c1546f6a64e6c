import type { Installer } from '@pilotlight/contracts/http/installers';
import { formatDate } from '../../../ui/format';

type Standing = 'done' | 'now' | 'later';

interface RegistrationStep {
  readonly title: string;
  readonly text: string;
  readonly standing: Standing;
}

const isPaid = ({ stripeSubscriptionId, paymentStatus, manualPaymentMode, registrationSource }: Installer): boolean =>
  manualPaymentMode || registrationSource === 'admin' || (stripeSubscriptionId !== null && paymentStatus === 'active');

const paymentText = (installer: Installer): string => {
  if (installer.manualPaymentMode || installer.registrationSource === 'admin') return 'There is nothing to pay here.';
  if (!isPaid(installer)) return 'Your subscription isn’t paid yet.';
  return installer.lastPaymentDate
    ? `Received on ${formatDate(installer.lastPaymentDate)}.`
    : 'Your subscription is active.';
};

/** Where a registration stands, told by the account: what is done, what waits for whom, how long it takes. */
export const standingSteps = (installer: Installer): readonly RegistrationStep[] => {
  const { verifiedAt, installerEmail } = installer;
  const paid = isPaid(installer);
  const waitsForUs = paid && verifiedAt !== null;
  return [
    { title: 'Payment', text: paymentText(installer), standing: paid ? 'done' : 'now' },
    {
      title: 'Email verified',
      text: verifiedAt
        ? `Verified on ${formatDate(verifiedAt)}.`
        : `Open the message that we sent to ${installerEmail ?? 'you'} and press the button. The link works for 24 hours.`,
      standing: verifiedAt ? 'done' : 'now',
    },
    {
      title: 'Admin approval',
      text: waitsForUs
        ? 'A person is looking at your business. This takes up to one working day; you get an email when it’s done.'
        : 'A person looks at your business, within one working day of the steps above.',
      standing: waitsForUs ? 'now' : 'later',
    },
    {
      title: 'Access your dashboard',
      text: 'Set your colours and hours, then paste one line into your website.',
      standing: 'later',
    },
  ];
};

export const standingTitle = (steps: readonly RegistrationStep[]): string => {
  const [payment, email] = steps;
  if (payment?.standing === 'now') return 'Your subscription isn’t paid yet';
  return email?.standing === 'now' ? 'Please verify your email' : 'Waiting for approval';
};
