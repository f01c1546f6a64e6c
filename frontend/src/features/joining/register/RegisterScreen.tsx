import { zodResolver } from '@hookform/resolvers/zod';
import { registrationFormSchema } from '@pilotlight/contracts/http/registration';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Bill } from '../../../shared/payments/Bill';
import { CardForm } from '../../../shared/payments/CardForm';
import { useReloadsForStripe } from '../../../shared/payments/own-document';
import { usePaymentSettingsQuery } from '../../../shared/payments/payments.api';
import { StayWhilePaying } from '../../../shared/payments/StayWhilePaying';
import { useTabTitle } from '../../../ui/PageTitle';
import { toast } from '../../../ui/toasts/toasts';
import { JoiningPage, JoiningTitle, LoginLink } from '../JoiningPage';
import { BusinessForm } from './BusinessForm';
import { DoneStep } from './DoneStep';
import { readDraft } from './draft';
import { RegisterSteps } from './RegisterSteps';
import { UnfinishedStep } from './UnfinishedStep';
import { useRegistration } from './useRegistration';

const empty = { businessName: '', contactName: '', email: '', phone: '', postcode: '', website: '' };
const labels = {
  form: 'Step 1 of 3: your business',
  payment: 'Step 2 of 3: payment',
  unfinished: 'Step 2 of 3: payment',
  done: 'Step 3 of 3: check your email',
} as const;

/** Who registers, what it pays, and the email to open. What is typed stays in this page's memory. */
export const RegisterScreen = () => {
  useTabTitle('Register your business');
  const [draft] = useState(readDraft);
  const form = useForm({
    resolver: zodResolver(registrationFormSchema),
    mode: 'onTouched',
    defaultValues: { ...empty, ...draft, password: '', confirmPassword: '' },
  });
  const registration = useRegistration(draft?.paymentIntentId ?? null);
  const { step, paid, busy } = registration;
  const settings = usePaymentSettingsQuery();
  const reloads = useReloadsForStripe(settings.data?.provider === 'stripe');
  const { at } = step;
  useEffect(() => {
    // Each step begins at its head.
    if (at) window.scrollTo(0, 0);
  }, [at]);
  if (reloads) return null;
  const submit = () => void form.handleSubmit(() => registration.goOn(form.getValues()))();
  return (
    <JoiningPage label={labels[step.at]} aside={<LoginLink />}>
      <RegisterSteps at={step.at === 'form' ? 0 : step.at === 'done' ? 2 : 1} />
      <StayWhilePaying paying={busy && (step.at === 'payment' || step.at === 'unfinished')} />
      {step.at === 'form' && (
        <>
          <JoiningTitle title={paid ? 'Finish your registration' : 'Register your business'}>
            {paid
              ? 'Your payment is made. Check your details and choose your password to finish; nothing is charged again.'
              : '£20 + VAT a month, no setup fee, cancel any time.'}
          </JoiningTitle>
          <BusinessForm
            control={form.control}
            paid={paid}
            busy={busy}
            emailRefusal={registration.emailRefusal}
            onSubmit={submit}
          />
        </>
      )}
      {step.at === 'payment' && (
        <>
          <JoiningTitle focused title="Start your subscription">
            {form.getValues('businessName')}, billed monthly.
          </JoiningTitle>
          <Bill />
          <CardForm
            clientSecret={step.clientSecret}
            pay="Pay £20/month + VAT"
            busy={busy}
            onBusy={registration.setBusy}
            onPaid={(paymentIntentId) => void registration.register(form.getValues(), paymentIntentId)}
            onFailed={(description) => toast({ variant: 'destructive', title: 'Payment failed', description })}
            onBack={registration.back}
          />
        </>
      )}
      {step.at === 'unfinished' && (
        <UnfinishedStep
          reason={step.reason}
          isRefunded={step.isRefunded}
          busy={busy}
          onAgain={submit}
          onChange={registration.back}
          onStartOver={registration.startOver}
        />
      )}
      {step.at === 'done' && <DoneStep {...step} />}
    </JoiningPage>
  );
};
