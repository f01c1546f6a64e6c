import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { CalendarPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { isErased } from '../../../shared/conversations/conversation';
import { AsyncView } from '../../../ui/AsyncView';
import { icon } from '../../../ui/icon';
import { useConversationAppointmentsQuery } from '../diary/diary.api';
import { shortDay } from '../diary/days';
import { diaryPath } from '../diary/diary-path';
import { holdsItsTime, placeOf, shortTypeNames, timesInWords } from '../diary/visit';
import { ReachWarning } from '../diary/visit/ReachWarning';
import { StatusBadge } from '../diary/visit/StatusBadge';
import { shown } from '../shown';

/** The visits of a conversation with their status, each a way into the diary, and the way to book one. */
export const VisitsCard = ({ conversation }: { readonly conversation: Conversation }) => {
  const { sessionId } = conversation;
  const found = useConversationAppointmentsQuery({ params: { sessionId } });
  const isVisited = found.currentData?.appointments.some(holdsItsTime) ?? false;
  return (
    <Card component="section" aria-label="Visits" sx={{ display: 'grid', gap: 1.5, p: '12px 16px' }}>
      <AsyncView
        of={shown(found)}
        loading={<Skeleton height={44} />}
        error="Unable to load this visitor’s visits. Please try again."
      >
        {({ appointments }) =>
          appointments.length > 0 && (
            <Box component="ul" sx={{ display: 'grid', gap: 1 }}>
              {appointments.map((visit) => {
                const { day } = placeOf(visit);
                return (
                  <Box component="li" key={visit.id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                    <Box sx={{ flex: 1, minWidth: 0 }}>
                      <MuiLink component={Link} to={diaryPath({ day, visit: visit.id })}>
                        {shortDay(day)}, {timesInWords(visit)}
                      </MuiLink>
                      <Typography variant="small">{shortTypeNames[visit.appointmentType]}</Typography>
                      <ReachWarning visit={visit} />
                    </Box>
                    <StatusBadge status={visit.status} />
                  </Box>
                );
              })}
            </Box>
          )
        }
      </AsyncView>
      {!isErased(conversation) && (
        <Button component={Link} to={diaryPath({ book: sessionId })} startIcon={<CalendarPlus {...icon} />}>
          {isVisited ? 'Book another visit' : 'Book a visit'}
        </Button>
      )}
    </Card>
  );
};
