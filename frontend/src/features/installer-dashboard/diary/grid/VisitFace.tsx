import Box from '@mui/material/Box';
import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { customerOf, shortCustomer, shortTypeNames, timesInWords } from '../visit';
import { statusLooks } from '../visit/status-looks';

const line = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** What a block says of its visit; where there is room, its times too. */
export const VisitFace = ({ appointment, wide }: { readonly appointment: Appointment; readonly wide: boolean }) => {
  const { appointmentType, status, customerPostcode, notes } = appointment;
  const { mark, name } = statusLooks[status];
  const Mark = mark?.icon;
  const type = status === 'no_show' ? name : shortTypeNames[appointmentType];
  return (
    <>
      <Box
        component="b"
        sx={{
          ...line,
          flex: 'none',
          maxWidth: '100%',
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          fontWeight: 600,
          color: 'var(--title, var(--ink))',
          textDecoration: 'var(--title-line, none)',
        }}
      >
        {Mark && <Mark size={14} strokeWidth={2} color={mark.colour} aria-hidden style={{ flex: 'none' }} />}
        {wide && status === 'pending' ? `${type}, pending` : type}
      </Box>
      <Box component="span" sx={line}>
        {wide ? `${timesInWords(appointment)} · ${customerOf(appointment)}` : shortCustomer(appointment)}
      </Box>
      {wide ? (
        <Box component="span" sx={line}>
          {[customerPostcode, notes].filter(Boolean).join(' · ')}
        </Box>
      ) : (
        <>
          {customerPostcode && (
            <Box component="span" sx={line}>
              {customerPostcode}
            </Box>
          )}
          {notes && (
            <Box component="span" sx={line}>
              {notes}
            </Box>
          )}
        </>
      )}
    </>
  );
};
