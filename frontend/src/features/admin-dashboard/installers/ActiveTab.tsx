import Box from '@mui/material/Box';
import { NavLink } from 'react-router-dom';
import { formatCount } from '../../../ui/format';
import { page } from '../frame/page';
import { dashboardPath } from '../frame/dialog-route';

/** The tabs on the band's lower edge, each with its count. */
export const ActiveTab = ({ count }: { readonly count: number | undefined }) => (
  <Box component="nav" aria-label="Accounts" sx={{ ...page, display: 'flex', gap: 3 }}>
    <Box
      component={NavLink}
      to={dashboardPath}
      sx={{
        position: 'relative',
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        height: 48,
        color: '#fff',
        textDecoration: 'none',
        font: "600 14px/20px 'Inter Variable', Inter, system-ui, sans-serif",
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: 'auto 0 -1px',
          height: 2,
          borderRadius: '1px',
          background: 'var(--flame)',
        },
        '& b': {
          px: '7px',
          borderRadius: '10px',
          background: 'var(--band-high)',
          fontSize: 12.5,
          fontWeight: 600,
          fontVariantNumeric: 'tabular-nums',
        },
      }}
    >
      Active {count !== undefined && <b>{formatCount(count)}</b>}
    </Box>
  </Box>
);
