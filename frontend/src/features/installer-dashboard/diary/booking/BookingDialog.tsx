import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { preferredTimeInWords } from '@pilotlight/contracts/values/preferred-dates';
import { useConversationLeadQuery } from '../../../../shared/leads/leads.api';
import { inputOfLead, emptyVisit } from './visit-form';
import { VisitForm } from './VisitForm';

interface BookingDialogProps {
  readonly conversationId: string;
  readonly day: string;
  readonly onDone: (visit: Appointment) => void;
  readonly onClose: () => void;
}

/** The form for a conversation's visit, filled with what its lead tells; empty where that can't be loaded. */
export const BookingDialog = ({ conversationId, day, ...handlers }: BookingDialogProps) => {
  const { currentData, isError } = useConversationLeadQuery({ sessionId: conversationId });
  if (!currentData && !isError) return null;
  const preferred = currentData ? preferredTimeInWords(currentData.lead) : '';
  return (
    <VisitForm
      booking={{
        kind: 'new',
        conversationId,
        input: currentData ? inputOfLead(currentData, day) : emptyVisit(day),
      }}
      {...(preferred && { preferred })}
      {...handlers}
    />
  );
};
