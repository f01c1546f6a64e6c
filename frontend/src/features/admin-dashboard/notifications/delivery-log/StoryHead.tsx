import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Notification } from '@pilotlight/contracts/http/notifications';
import { Badge } from '../../../../ui/Badge';
import { goesTo } from './in-words';
import { SendAgain } from './SendAgain';
import { statusLooks } from './status-looks';

/** For whom the message is, how it stands, and what can be done about it. */
export const StoryHead = ({ notification }: { readonly notification: Notification }) => (
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
);
