import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useReloadsForStripe } from '../../../shared/payments/own-document';
import { usePaymentSettingsQuery } from '../../../shared/payments/payments.api';
import { useInstallerSession } from '../../../shared/session/sessions';
import { useTabTitle } from '../../../ui/PageTitle';
import { toast } from '../../../ui/toasts/toasts';
import { cameBackPaid } from './came-back';
import { SubscribingSteps } from './SubscribingSteps';

const Unknown = () => {
  useEffect(() => {
    toast({
      variant: 'destructive',
      title: 'Authentication required',
      description: 'Please log in to continue',
    });
  }, []);
  return <Navigate to="/installer/login?redirect=payment" replace />;
};

/** Where a signed-in installer without a subscription starts one. */
export const PaymentScreen = () => {
  useTabTitle('Payment');
  const session = useInstallerSession();
  const { state }: { state: unknown } = useLocation();
  const settings = usePaymentSettingsQuery();
  const reloads = useReloadsForStripe(settings.data?.provider === 'stripe');
  if (!session) return <Unknown />;
  return reloads ? null : <SubscribingSteps paid={cameBackPaid(state)} name={session.name} />;
};
