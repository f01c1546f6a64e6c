import IconButton from '@mui/material/IconButton';
import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { appointmentCalendarFile } from '@pilotlight/contracts/http/calendars';
import { CalendarPlus } from 'lucide-react';
import { download } from '../../../../api/download';
import { icon } from '../../../../ui/icon';
import { useDownload } from '../useDownload';

const patienceMilliseconds = 30_000;

/** Saves a visit as a file that any calendar takes. */
export const CalendarFileButton = ({ visit }: { readonly visit: Appointment }) => {
  const { busy, save } = useDownload();
  const saveVisit = () =>
    save({
      name: 'visit.ics',
      patience: patienceMilliseconds,
      fetchFile: (signal) =>
        download({
          route: appointmentCalendarFile,
          params: { appointmentId: visit.id },
          query: {},
          signal,
          onLines: () => undefined,
        }),
    });
  return (
    <IconButton
      aria-label="Calendar file (.ics)"
      title="Calendar file (.ics)"
      disabled={busy}
      onClick={() => void saveVisit()}
      sx={{ width: { xs: 44, md: 36 }, height: { xs: 44, md: 36 }, m: { xs: '-6px', md: 0 }, color: 'inherit' }}
    >
      <CalendarPlus {...icon} />
    </IconButton>
  );
};
