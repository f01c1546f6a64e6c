import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { dayInWords } from '../days';
import { customerOf, placeOf, shortTypeNames, timesInWords } from '../visit';

interface AlsoWaitingProps {
  readonly visits: readonly Appointment[];
  readonly today: string;
  readonly isBusy: boolean;
  /** Whether a phone has the room: above the day, where no visit's sheet lies over its foot. */
  readonly onPhone: boolean;
  readonly onConfirm: (visit: Appointment) => void;
  readonly onShow: (visit: Appointment) => void;
}

const most = 5;

/** Other requests that wait for the installer's word, on whichever day, soonest first. */
export const AlsoWaiting = ({ visits, today, isBusy, onPhone, onConfirm, onShow }: AlsoWaitingProps) =>
  visits.length > 0 && (
    <Card
      component="section"
      aria-label="Also waiting"
      sx={{ display: { xs: onPhone ? 'block' : 'none', md: 'block' }, order: { xs: -1, md: 0 } }}
    >
      <Box component="ul" sx={{ '& > li + li': { borderTop: '1px solid var(--line)' } }}>
        {visits.slice(0, most).map((visit) => (
          <Box component="li" key={visit.id} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, p: '12px 20px' }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <MuiLink
                component="button"
                type="button"
                onClick={() => onShow(visit)}
                sx={{ fontWeight: 600, color: 'var(--ink)', textAlign: 'left', overflowWrap: 'anywhere' }}
              >
                {customerOf(visit)}
              </MuiLink>
              <Typography variant="small" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {dayInWords(placeOf(visit).day, today)}, {timesInWords(visit)} ·{' '}
                {[shortTypeNames[visit.appointmentType], visit.customerPostcode].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
            <Button
              size="small"
              disabled={isBusy}
              aria-label={`Confirm ${customerOf(visit)}, ${placeOf(visit).start}`}
              onClick={() => onConfirm(visit)}
            >
              Confirm
            </Button>
          </Box>
        ))}
      </Box>
    </Card>
  );
