import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { appointmentTypeNames } from '@pilotlight/contracts/values/appointment';
import { MessageSquareText, Phone, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { telephoneLink } from '../../../../shared/conversations/phone';
import { icon } from '../../../../ui/icon';
import { transcriptPath } from '../../transcript-path';
import { customerOf } from '../visit';
import { StatusBadge } from './StatusBadge';

const small = { display: { md: 'none' }, width: 44, height: 44 } as const;

/** Who is visited and why; on a phone with the call, the chat and the way to put the sheet away. */
export const VisitHead = ({ visit, onClose }: { readonly visit: Appointment; readonly onClose: () => void }) => {
  const { customerPhone, conversationId } = visit;
  const name = customerOf(visit);
  const narrow = useMediaQuery('(max-width: 899.95px)');
  const badge = <StatusBadge status={visit.status} />;
  return (
    <Box sx={{ display: 'flex', alignItems: 'start' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="head" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' }}>
          <Typography variant="small">{appointmentTypeNames[visit.appointmentType]}</Typography>
          {narrow && badge}
        </Box>
      </Box>
      {!narrow && <Box sx={{ alignSelf: 'center', ml: 1 }}>{badge}</Box>}
      {customerPhone && (
        <IconButton href={telephoneLink(customerPhone)} aria-label={`Ring ${name}`} sx={small}>
          <Phone {...icon} />
        </IconButton>
      )}
      {conversationId && (
        <IconButton component={Link} to={transcriptPath(conversationId)} aria-label={`Chat with ${name}`} sx={small}>
          <MessageSquareText {...icon} />
        </IconButton>
      )}
      <IconButton aria-label="Close" onClick={onClose} sx={{ ...small, mr: -1.5 }}>
        <X {...icon} />
      </IconButton>
    </Box>
  );
};
