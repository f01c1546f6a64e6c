import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Notification } from '@pilotlight/contracts/http/notifications';
import { X } from 'lucide-react';
import { Badge } from '../../../../ui/Badge';
import { icon } from '../../../../ui/icon';
import { eventInWords, goesTo } from './in-words';
import { SendAgain } from './SendAgain';
import { statusLooks } from './status-looks';

interface StoryHeadProps {
  readonly titleId: string;
  readonly notification: Notification | undefined;
  readonly onClose: () => void;
}

/** What the message is about, for whom, how it stands, and what can be done about it. */
export const StoryHead = ({ titleId, notification, onClose }: StoryHeadProps) => (
  <Box
    component="header"
    sx={{
      position: 'sticky',
      top: 0,
      zIndex: 1,
      display: 'flex',
      alignItems: 'flex-start',
      gap: 1,
      p: { xs: '12px 8px 12px 16px', md: '16px 16px 16px 24px' },
      background: 'var(--surface)',
      borderBottom: '1px solid var(--line)',
    }}
  >
    <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography id={titleId} variant="head" component="h2">
        {notification ? eventInWords(notification.eventType) : 'Message'}
      </Typography>
      {notification && (
        <>
          <Typography variant="small" component="p">
            {goesTo(notification)}, {notification.installerName}
          </Typography>
          <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
            <Badge {...statusLooks[notification.status]} />
            <Typography variant="small" component="span">
              {notification.reason}
            </Typography>
          </Box>
          <SendAgain notification={notification} />
        </>
      )}
    </Box>
    <IconButton aria-label="Close" onClick={onClose}>
      <X {...icon} />
    </IconButton>
  </Box>
);
