import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

/** In place of the email that development doesn't send. */
export const VerifyLink = ({ token }: { readonly token: string }) => (
  <Box
    sx={{
      px: 2,
      py: 1.5,
      border: '1px dashed var(--line-strong)',
      borderRadius: '8px',
      fontSize: 12.5,
      lineHeight: '18px',
      color: 'var(--text-soft)',
    }}
  >
    Development, no email service:{' '}
    <Link
      component={RouterLink}
      to={`/installer/verify?token=${encodeURIComponent(token)}`}
      sx={{ fontWeight: 600, textDecoration: 'underline' }}
    >
      verify this email
    </Link>
  </Box>
);
