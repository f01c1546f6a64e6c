import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Pulse } from '@pilotlight/contracts/http/insights';
import type { ReactNode } from 'react';
import { Change } from '../../../ui/figures/Change';
import { relativeChange } from '../../../ui/figures/change';
import { formatCount } from '../../../ui/format';

interface FigureProps {
  readonly name: string;
  readonly value: number;
  readonly below: ReactNode;
  readonly hot?: boolean;
}

const Figure = ({ name, value, below, hot = false }: FigureProps) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      minHeight: { xs: 56, md: 64 },
      columnGap: 1,
    }}
  >
    <Box component="dt" sx={{ minWidth: 0 }}>
      <Typography variant="small" component="span" sx={{ display: 'block', color: '#fff', whiteSpace: 'nowrap' }}>
        {name}
      </Typography>
      <Typography variant="small" component="span">
        {below}
      </Typography>
    </Box>
    <Typography variant="figure" component="dd" sx={{ color: hot ? '#ff8a47' : '#fff', textAlign: 'right' }}>
      {formatCount(value)}
    </Typography>
  </Box>
);

const compared = ({ today, before }: Pulse['chats']) => <Change {...relativeChange(today, before)} />;

/** The day so far in four figures, each against the same weekday up to this hour. */
export const PulseFigures = ({ pulse }: { readonly pulse: Pulse }) => (
  <Box
    component="dl"
    sx={{
      gridColumn: { md: '1 / -1', lg: 'auto' },
      display: 'grid',
      gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)', lg: '1fr 1fr' },
      columnGap: 3,
      pl: { lg: 4 },
      borderLeft: { lg: '1px solid var(--band-line)' },
    }}
  >
    <Figure name="Chats today" value={pulse.chats.today} below={compared(pulse.chats)} />
    <Figure name="Leads" value={pulse.leads.today} below={compared(pulse.leads)} />
    <Figure name="Bookings" value={pulse.bookings.today} below={compared(pulse.bookings)} />
    <Figure name="Safety alerts" value={pulse.safetyAlerts.length} below="today" hot={pulse.safetyAlerts.length > 0} />
  </Box>
);
