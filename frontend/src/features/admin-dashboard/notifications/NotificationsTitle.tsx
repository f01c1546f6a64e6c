import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { logPath } from '../frame/dialog-route';

/** The page's name, and the way from what notifications say to what was sent. */
export const NotificationsTitle = () => (
  <Box sx={{ minWidth: 0 }}>
    <Typography variant="title" component="h1">
      Notifications
    </Typography>
    <Link component={RouterLink} to={logPath} variant="label" sx={{ display: 'inline-block' }}>
      Delivery log
    </Link>
  </Box>
);
