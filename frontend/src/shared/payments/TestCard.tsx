import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { apiErrorFrom } from '../../api/api-error';
import { TextInput } from '../../ui/fields/TextInput';
import { AuthenticateDialog } from './AuthenticateDialog';
import { type CardPayment, paymentIntentOf, wentWrong } from './card-payment';
import { CardFrame } from './CardFrame';
import { PayButtons } from './PayButtons';
import { useConfirmTestPaymentMutation } from './payments.api';
import { asExpiry, inFours, testCardSchema } from './test-card';

type Confirmation = Parameters<ReturnType<typeof useConfirmTestPaymentMutation>[0]>[0]['body'];

/** Our own card form, for payments in which no money moves. */
export const TestCard = ({ clientSecret, pay, busy, onBusy, onPaid, onFailed, onBack }: CardPayment) => {
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(testCardSchema),
    mode: 'onTouched',
    defaultValues: { number: '', expiry: '', cvc: '' },
  });
  const [confirm] = useConfirmTestPaymentMutation();
  const [failure, setFailure] = useState('');
  const [authenticating, setAuthenticating] = useState(false);

  const refuse = (message: string) => {
    setFailure(message);
    onFailed(message);
    onBusy(false);
  };
  const send = async (body: Confirmation) => {
    setFailure('');
    onBusy(true);
    try {
      const { status, message } = await confirm({ body }).unwrap();
      setAuthenticating(status === 'requires_action');
      if (status === 'succeeded') onPaid(paymentIntentOf(clientSecret));
      if (status === 'declined') refuse(message ?? 'Your card was declined.');
    } catch (thrown) {
      setAuthenticating(false);
      refuse(apiErrorFrom(thrown).reason ?? wentWrong);
    }
  };
  const submit = handleSubmit(({ number, expiry, cvc }) => send({ clientSecret, card: { number, ...expiry, cvc } }));

  return (
    <Box component="form" noValidate aria-label="Card" onSubmit={(event) => void submit(event)} sx={form}>
      <CardFrame
        by="Test payments"
        note="Test payments: no card is charged. Use a test card such as 4242 4242 4242 4242, never a real one."
        failure={failure}
      >
        <TextInput
          {...{ control, name: 'number', label: 'Card number', autoComplete: 'off', maxLength: 23, onLeave: inFours }}
          placeholder="4242 4242 4242 4242"
        />
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, alignItems: 'start' }}>
          <TextInput
            {...{ control, name: 'expiry', label: 'Expiry date', autoComplete: 'off', onLeave: asExpiry }}
            placeholder="MM / YY"
          />
          <TextInput
            {...{ control, name: 'cvc', label: 'Security code', autoComplete: 'off', maxLength: 4 }}
            placeholder="CVC"
          />
        </Box>
      </CardFrame>
      <PayButtons pay={pay} busy={busy} onBack={onBack} />
      <AuthenticateDialog
        open={authenticating}
        onAnswer={(authenticated) => void send({ clientSecret, authenticated })}
      />
    </Box>
  );
};

const form = { display: 'grid', gap: 2.5, '& .MuiOutlinedInput-root': { fontVariantNumeric: 'tabular-nums' } } as const;
