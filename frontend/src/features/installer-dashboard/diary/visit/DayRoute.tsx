import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { Map } from 'lucide-react';
import { CopyButton } from '../../../../ui/CopyButton';
import { smallIcon } from '../../../../ui/icon';
import { Panel } from '../../../../ui/Panel';
import { weekdayName } from '../days';
import { customerOf } from '../visit';
import { mapLink, stopsOf } from './day-route';

interface DayRouteProps {
  readonly appointments: readonly Appointment[];
  readonly day: string;
  readonly isToday: boolean;
}

/** A day's postcodes in order, to copy and on a map. */
export const DayRoute = ({ appointments, day, isToday }: DayRouteProps) => {
  const stops = stopsOf(appointments, day);
  if (stops.length === 0) return null;
  return (
    <Panel
      title={isToday ? 'Today’s route' : `${weekdayName(day)}’s route`}
      aside={
        <Box sx={{ display: 'flex', gap: 1 }}>
          <CopyButton size="small" text={stops.map(({ postcode }) => postcode).join('\n')} />
          <Button
            size="small"
            href={mapLink(stops)}
            target="_blank"
            rel="noopener noreferrer"
            startIcon={<Map {...smallIcon} />}
          >
            Map
          </Button>
        </Box>
      }
    >
      <Box component="ol" sx={{ p: { xs: '12px 16px 16px', md: '12px 24px 16px' } }}>
        {stops.map(({ visit, postcode, start }) => (
          <Box
            component="li"
            key={visit.id}
            sx={{
              position: 'relative',
              display: 'grid',
              gridTemplateColumns: '20px 80px minmax(0, 1fr) auto',
              alignItems: 'center',
              height: 36,
              color: 'var(--text-soft)',
              '&::before': {
                content: '""',
                width: 10,
                height: 10,
                borderRadius: '50%',
                zIndex: 1,
                ...(visit.status === 'completed'
                  ? { background: 'var(--good)' }
                  : { background: 'var(--surface)', boxShadow: 'inset 0 0 0 2px var(--flame-deep)' }),
              },
              '& + li::after': {
                content: '""',
                position: 'absolute',
                left: 4,
                bottom: '50%',
                height: 36,
                borderLeft: '2px solid var(--line-strong)',
              },
            }}
          >
            <Box component="b" sx={{ fontWeight: 600, color: 'var(--ink)', whiteSpace: 'nowrap' }}>
              {postcode}
            </Box>
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {customerOf(visit)}
            </Box>
            <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {start}
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
};
