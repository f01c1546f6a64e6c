import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { apiErrorFrom } from '../../api/api-error';
import { AppDialog } from '../../ui/AppDialog';
import { AsyncView } from '../../ui/AsyncView';
import { toast } from '../../ui/toasts/toasts';
import { randomUuid } from '../../api/random-uuid';
import { ForwardFields, type ForwardForm } from './ForwardFields';
import { recipientsOf } from './forward-recipients';
import { type ForwardedLead, type Forwarding, useForwarding, useForwardLeadMutation } from './forwarding.api';

interface ForwardDialogProps {
  readonly lead: ForwardedLead;
  readonly onClose: () => void;
}

const empty: ForwardForm = { chosen: 0, address: '', note: '' };

const goneBefore = 409;

/** Sends a lead to a colleague by email or WhatsApp. The same press sent twice is one message. */
export const ForwardDialog = ({ lead, onClose }: ForwardDialogProps) => {
  const found = useForwarding(lead);
  const [form, setForm] = useState(empty);
  const [forwardId, setForwardId] = useState(randomUuid);
  const [refusal, setRefusal] = useState<{ readonly words: string; readonly before: boolean } | null>(null);
  const [forward, { isLoading }] = useForwardLeadMutation();
  const change = (changed: Partial<ForwardForm>) => {
    setForm({ ...form, ...changed });
    setForwardId(randomUuid());
    setRefusal(null);
  };
  const send = async (forwarding: Forwarding) => {
    const recipient = recipientsOf(forwarding)[form.chosen];
    if (!recipient) return;
    const { target, channel } = recipient;
    const { address, note } = form;
    const body = {
      forwardId,
      target,
      channel,
      note,
      again: refusal?.before ?? false,
      ...(target === 'other' && { address }),
    };
    try {
      const { message } = await forward({ lead, body }).unwrap();
      toast({ title: 'Lead forwarded', description: message });
      onClose();
    } catch (thrown) {
      const { reason, status } = apiErrorFrom(thrown);
      setRefusal({ words: reason ?? 'Not forwarded. Please try again.', before: status === goneBefore });
    }
  };
  const { data } = found;
  return (
    <AppDialog
      open
      title="Forward this lead"
      onClose={onClose}
      busy={isLoading}
      actions={
        <>
          {data && !data.channels.includes('whatsapp') && (
            <Button
              component="a"
              href={`https://wa.me/?text=${encodeURIComponent(data.message)}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              Open in WhatsApp
            </Button>
          )}
          <Button variant="contained" disabled={!data || isLoading} onClick={() => data && void send(data)}>
            {isLoading ? 'Forwarding...' : refusal?.before ? 'Forward again' : 'Forward'}
          </Button>
        </>
      }
    >
      <AsyncView
        of={{ ...(data && { data }), isError: found.isError, error: found.error, refetch: found.refetch }}
        loading={<Skeleton height={180} />}
        error="Unable to load whom this lead can go to. Please try again."
      >
        {(forwarding) => (
          <ForwardFields {...{ form, change }} recipients={recipientsOf(forwarding)} refusal={refusal?.words} />
        )}
      </AsyncView>
    </AppDialog>
  );
};
