import Button from '@mui/material/Button';
import type { Billing } from '@pilotlight/contracts/http/billing';
import { useState } from 'react';
import { apiErrorFrom } from '../../../../api/api-error';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog';
import { formatDate } from '../../../../ui/format';
import { toast } from '../../../../ui/toasts/toasts';
import { useCancelSubscriptionMutation, useKeepSubscriptionMutation } from './billing.api';

const fail = (title: string, thrown: unknown): void =>
  toast({ variant: 'destructive', title, description: apiErrorFrom(thrown).reason ?? 'Please try again.' });

/** Ends the subscription with the paid month, once that is confirmed; or takes that back. */
export const CancelButton = ({ cancelsAtPeriodEnd, currentPeriodEnd }: Billing) => {
  const [asking, setAsking] = useState(false);
  const [cancel, { isLoading: cancelling }] = useCancelSubscriptionMutation();
  const [keep, { isLoading: keeping }] = useKeepSubscriptionMutation();
  const end = currentPeriodEnd ? `on ${formatDate(currentPeriodEnd)}` : 'with the month that you paid for';
  const onCancel = async () => {
    try {
      await cancel().unwrap();
      toast({ title: 'Subscription cancelled', description: `It ends ${end}.` });
    } catch (thrown) {
      fail("Couldn't cancel the subscription", thrown);
    }
    setAsking(false);
  };
  const onKeep = async () => {
    try {
      await keep().unwrap();
      toast({ title: 'Subscription kept' });
    } catch (thrown) {
      fail("Couldn't keep the subscription", thrown);
    }
  };
  if (cancelsAtPeriodEnd)
    return (
      <Button variant="contained" disabled={keeping} onClick={() => void onKeep()}>
        {keeping ? 'Keeping...' : 'Keep subscription'}
      </Button>
    );
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        Cancel subscription
      </Button>
      <ConfirmDialog
        open={asking}
        title="Cancel your subscription?"
        confirm="Cancel subscription"
        cancel="Go back"
        doing="Cancelling..."
        busy={cancelling}
        destructive
        onConfirm={() => void onCancel()}
        onClose={() => setAsking(false)}
      >
        Your chatbot and dashboard stay on until the month that you paid for ends {end}. Nothing more is charged. Until
        then you can change your mind here.
      </ConfirmDialog>
    </>
  );
};
