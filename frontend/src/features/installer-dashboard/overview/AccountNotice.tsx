import Button from '@mui/material/Button';
import type { Installer } from '@pilotlight/contracts/http/installers';
import { Link } from 'react-router-dom';
import { PaymentTrouble } from '../settings/billing/PaymentTrouble';
import { SuspensionNotice } from './SuspensionNotice';

type AccountNoticeProps = Pick<Installer, 'suspendedAt' | 'suspendedBy' | 'paymentStatus' | 'manualPaymentMode'>;

/** What keeps the chatbot off, or will: a payment that failed, or the admin's suspension. */
export const AccountNotice = ({ suspendedAt, suspendedBy, paymentStatus, manualPaymentMode }: AccountNoticeProps) => {
  const suspended = suspendedAt !== null;
  const forPayment = suspended && suspendedBy === 'payment';
  return (
    <>
      {suspended && !forPayment && <SuspensionNotice />}
      {(forPayment || (paymentStatus === 'failed' && !manualPaymentMode)) && (
        <PaymentTrouble
          suspended={forPayment}
          action={
            <Button component={Link} to="/installer/settings/billing" variant="contained">
              Go to Billing
            </Button>
          }
        />
      )}
    </>
  );
};
