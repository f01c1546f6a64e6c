import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

const linkTo = (to: string, words: string) => (
  <Link component={RouterLink} to={to} sx={{ textDecoration: 'underline' }}>
    {words}
  </Link>
);

/** A password ends sessions alone: what else acts for the firm has secrets of its own. */
export const StillConnected = () => (
  <Typography variant="body" role="status">
    <strong>Password changed. You’re signed out everywhere else.</strong> API keys and connections still work. Worried
    somebody got in? Revoke {linkTo('/installer/settings/api-keys', 'your API keys')} and check{' '}
    {linkTo('/installer/settings/connections', 'your connections')}.
  </Typography>
);
