import Box from '@mui/material/Box';
import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { customerOf, shortCustomer, shortTypeNames, timesInWords } from '../visit';
import { statusLooks } from '../visit/status-looks';

const line = {
  flex: 'none',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** Below the type; where there is room for the times they stand first. */
const linesOf = (visit: Appointment, wide: boolean): readonly string[] => {
  const { customerPostcode, notes } = visit;
  const more = [customerPostcode, notes].flatMap((text) => text ?? []);
  return wide ? [`${timesInWords(visit)} · ${customerOf(visit)}`, more.join(' · ')] : [shortCustomer(visit), ...more];
};

interface VisitFaceProps {
  readonly appointment: Appointment;
  readonly wide: boolean;
  /** How many lines there is room for, the type's own among them. */
  readonly lines: number;
}

/** What a block says of its visit. */
export const VisitFace = ({ appointment, wide, lines }: VisitFaceProps) => {
  const { appointmentType, status } = appointment;
  const { mark, name } = statusLooks[status];
  const Mark = mark?.icon;
  const type = status === 'no_show' ? name : shortTypeNames[appointmentType];
  return (
    <>
      <Box
        component="b"
        sx={{
          ...line,
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
      {linesOf(appointment, wide)
        .slice(0, Math.max(1, lines - 1))
        .map((text, index) => (
          <Box component="span" key={index} sx={{ ...line, ...(lines === 1 && { flex: 1, minWidth: 0 }) }}>
            {text}
          </Box>
        ))}
    </>
  );
};
