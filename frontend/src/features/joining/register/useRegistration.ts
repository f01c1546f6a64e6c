import type { RegistrationForm } from '@pilotlight/contracts/http/registration';
import { useState } from 'react';
import { z } from 'zod';
import { type ApiError, apiErrorFrom, failedBody } from '../../../api/api-error';
import { toast } from '../../../ui/toasts/toasts';
import { useCreateRegistrationPaymentMutation, useRegisterWithPaymentMutation } from '../joining.api';
import { type Draft, forgetDraft, keepDraft } from './draft';

export type Step =
  | { readonly at: 'form' }
  | { readonly at: 'payment'; readonly clientSecret: string }
  /** Paid, and the account could not be made: the same payment is tried again. */
  | { readonly at: 'unfinished'; readonly reason: string | null; readonly isRefunded: boolean }
  | { readonly at: 'done'; readonly email: string; readonly verificationToken: string | undefined };

const taken = 409;
const refundSchema = z.object({ refunded: z.literal(true) });
const isRefunded = (error: ApiError): boolean => refundSchema.safeParse(failedBody(error)).success;

const draftOf = (form: RegistrationForm, paymentIntentId: string | null): Draft => ({
  businessName: form.businessName,
  contactName: form.contactName,
  email: form.email,
  phone: form.phone ?? '',
  postcode: form.postcode,
  website: form.website,
  paymentIntentId,
});

/** A registration on its way. A payment that was made is kept until an account stands for it, so nobody pays twice. */
export const useRegistration = (alreadyPaid: string | null) => {
  const [step, setStep] = useState<Step>({ at: 'form' });
  const [paidBy, setPaidBy] = useState(alreadyPaid);
  const [busy, setBusy] = useState(false);
  const [emailRefusal, setEmailRefusal] = useState('');
  const [openPayment] = useCreateRegistrationPaymentMutation();
  const [send] = useRegisterWithPaymentMutation();

  const register = async (form: RegistrationForm, paymentIntentId: string) => {
    setPaidBy(paymentIntentId);
    keepDraft(draftOf(form, paymentIntentId));
    setBusy(true);
    try {
      const { verificationToken } = await send({ body: { ...form, paymentIntentId } }).unwrap();
      forgetDraft();
      setStep({ at: 'done', email: form.email, verificationToken });
    } catch (thrown) {
      const error = apiErrorFrom(thrown);
      const { reason } = error;
      toast({
        variant: 'destructive',
        title: 'Registration error',
        description: reason ?? 'Registration failed after payment',
      });
      setStep({ at: 'unfinished', reason, isRefunded: isRefunded(error) });
    }
    setBusy(false);
  };

  const toPayment = async (form: RegistrationForm) => {
    setEmailRefusal('');
    setBusy(true);
    try {
      const { email, businessName } = form;
      const { clientSecret } = await openPayment({ body: { email, businessName } }).unwrap();
      keepDraft(draftOf(form, null));
      setStep({ at: 'payment', clientSecret });
    } catch (thrown) {
      const { status, reason } = apiErrorFrom(thrown);
      const description = reason ?? 'Failed to setup payment';
      toast({ variant: 'destructive', title: 'Setup failed', description });
      if (status === taken) setEmailRefusal(description);
    }
    setBusy(false);
  };

  return {
    step,
    paid: paidBy !== null,
    busy,
    setBusy,
    emailRefusal,
    /** On from the form: to the payment, or, where that was made, to the account. */
    goOn: (form: RegistrationForm) => (paidBy === null ? toPayment(form) : register(form, paidBy)),
    register,
    /** The payment's secret is forgotten; the next one is opened anew. */
    back: () => setStep({ at: 'form' }),
    /** Gives a payment up that leads nowhere, such as one that was refunded. */
    startOver: () => {
      forgetDraft();
      setPaidBy(null);
      setStep({ at: 'form' });
    },
  };
};
