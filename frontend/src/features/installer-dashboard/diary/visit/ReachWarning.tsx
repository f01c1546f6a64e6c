import Box from '@mui/material/Box';
import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { MailX } from 'lucide-react';
import { smallIcon } from '../../../../ui/icon';
import { reachWarning } from './reach';

/** Of a visit whose visitor can't be written to. */
export const ReachWarning = ({ visit }: { readonly visit: Appointment }) => {
  const warning = reachWarning(visit);
  return (
    warning && (
      <Box
        component="p"
        sx={{
          display: 'flex',
          gap: 1,
          m: 0,
          color: 'var(--ink)',
          fontSize: 13,
          lineHeight: '18px',
          '& svg': { flex: 'none' },
        }}
      >
        <MailX {...smallIcon} />
        {warning}
      </Box>
    )
  );
};
