import IconButton from '@mui/material/IconButton';
import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { appointmentCalendarFile } from '@pilotlight/contracts/http/calendars';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { apiErrorFrom } from '../../../../api/api-error';
import { download } from '../../../../api/download';
import { saveFile } from '../../../../shared/files/save-file';
import { icon } from '../../../../ui/icon';
import { toast } from '../../../../ui/toasts/toasts';

const patienceMilliseconds = 30_000;

/** Saves a visit as a file that any calendar takes. */
export const CalendarFileButton = ({ visit }: { readonly visit: Appointment }) => {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const file = await download({
        route: appointmentCalendarFile,
        params: { appointmentId: visit.id },
        query: {},
        signal: AbortSignal.timeout(patienceMilliseconds),
        onLines: () => undefined,
      });
      if (file) saveFile('visit.ics', file);
      else toast({ title: 'Not downloaded', description: 'The server took too long.', variant: 'destructive' });
    } catch (thrown) {
      const description = apiErrorFrom(thrown).reason ?? 'Please try again.';
      toast({ title: 'Not downloaded', description, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <IconButton
      aria-label="Calendar file (.ics)"
      title="Calendar file (.ics)"
      disabled={busy}
      onClick={() => void save()}
      sx={{ width: { xs: 44, md: 36 }, height: { xs: 44, md: 36 }, m: { xs: '-6px', md: 0 }, color: 'inherit' }}
    >
      <CalendarPlus {...icon} />
    </IconButton>
  );
};
