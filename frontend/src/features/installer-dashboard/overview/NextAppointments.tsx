import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { Link } from 'react-router-dom';
import { AsyncView } from '../../../ui/AsyncView';
import { useDiaryQuery } from '../diary/diary.api';
import { dayInWords } from '../diary/days';
import { diaryPath } from '../diary/diary-path';
import { fromToday } from '../diary/usePending';
import { useToday } from '../diary/useToday';
import { customerOf, endOf, holdsItsTime, placeOf, shortTypeNames } from '../diary/visit';
import { statusLooks } from '../diary/visit/status-looks';
import { Panel } from '../../../ui/Panel';
import { shown } from '../shown';

const most = 3;

const nextOf = (appointments: readonly Appointment[], now: Date): readonly Appointment[] =>
  appointments.filter((visit) => holdsItsTime(visit) && Date.parse(endOf(visit)) > now.getTime()).slice(0, most);

const Row = ({ visit, today }: { readonly visit: Appointment; readonly today: string }) => {
  const { day, start } = placeOf(visit);
  const { name, block } = statusLooks[visit.status];
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '76px minmax(0, 1fr)', alignItems: 'center' }}>
      <Box component="span" sx={{ fontSize: 12.5, lineHeight: '18px', color: 'var(--text-soft)' }}>
        {dayInWords(day, today)}
        <Box component="b" sx={{ display: 'block', color: 'var(--ink)', fontVariantNumeric: 'tabular-nums' }}>
          {start}
        </Box>
      </Box>
      <ButtonBase
        component={Link}
        to={diaryPath({ day, visit: visit.id })}
        sx={{
          display: 'flex',
          justifyContent: 'start',
          gap: 1,
          minWidth: 0,
          minHeight: 44,
          p: '4px 12px',
          borderRadius: '6px',
          font: "450 12.5px/18px 'Inter Variable', Inter, system-ui, sans-serif",
          ...block,
        }}
      >
        <Box component="b" sx={{ fontWeight: 600, color: 'var(--ink)' }}>
          {shortTypeNames[visit.appointmentType]}
        </Box>
        <Box
          component="span"
          sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {[customerOf(visit), visit.customerPostcode].filter(Boolean).join(' · ')}
        </Box>
        {visit.status === 'pending' && (
          <Box component="b" sx={{ fontWeight: 600, color: 'var(--warn)' }}>
            {name}
          </Box>
        )}
      </ButtonBase>
    </Box>
  );
};

/** The three next visits, each a way into the diary. */
export const NextAppointments = ({ now }: { readonly now: Date }) => {
  const today = useToday();
  const found = useDiaryQuery({ query: fromToday(today) });
  return (
    <Panel
      title="Next appointments"
      aside={
        <MuiLink component={Link} to={diaryPath()} sx={{ fontSize: 12.5, lineHeight: '18px' }}>
          Open diary
        </MuiLink>
      }
    >
      <Box sx={{ p: { xs: 2, md: '16px 24px' } }}>
        <AsyncView
          of={shown(found)}
          loading={<Skeleton height={148} />}
          error="Unable to load your next appointments. Please try again."
          isEmpty={({ appointments }) => nextOf(appointments, now).length === 0}
          empty={
            <Box component="p" sx={{ color: 'var(--text-soft)' }}>
              No appointments to come.
            </Box>
          }
        >
          {({ appointments }) => (
            <Box component="ul" sx={{ display: 'grid', gap: 1 }}>
              {nextOf(appointments, now).map((visit) => (
                <Row key={visit.id} {...{ visit, today }} />
              ))}
            </Box>
          )}
        </AsyncView>
      </Box>
    </Panel>
  );
};
