import Box from '@mui/material/Box';
import { NavLink } from 'react-router-dom';
import { formatCount } from '../../../ui/format';
import { dashboardPath, downloadsPath, pendingPath } from './dialog-route';
import { page } from './page';

const tab = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  height: 48,
  color: 'var(--band-soft)',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  font: "600 14px/20px 'Inter Variable', Inter, system-ui, sans-serif",
  '&:hover, &[aria-current]': { color: '#fff' },
  '&[aria-current]::after': {
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
} as const;

interface AccountTabsProps {
  readonly active: number | undefined;
  readonly waiting: number | undefined;
}

/** The tabs on the band's lower edge, each with its count. */
export const AccountTabs = ({ active, waiting }: AccountTabsProps) => {
  const tabs = [
    { label: 'Active', to: dashboardPath, count: active },
    { label: 'Pending Approval', to: pendingPath, count: waiting },
    { label: 'Downloads', to: downloadsPath, count: undefined },
  ];
  return (
    <Box
      component="nav"
      aria-label="Accounts"
      sx={{ ...page, display: 'flex', gap: { xs: 2, md: 3 }, overflowX: 'auto', scrollbarWidth: 'none' }}
    >
      {tabs.map(({ label, to, count }) => (
        <Box key={to} component={NavLink} to={to} end sx={tab}>
          {label} {count !== undefined && <b>{formatCount(count)}</b>}
        </Box>
      ))}
    </Box>
  );
};
