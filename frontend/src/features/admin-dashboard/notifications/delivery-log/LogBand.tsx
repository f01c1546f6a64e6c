import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { ChevronLeft } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { icon } from '../../../../ui/icon';
import { useTabTitle } from '../../../../ui/PageTitle';
import { AdminBand } from '../../frame/AdminBand';
import { logPath, notificationsPath } from '../../frame/dialog-route';
import { page } from '../../frame/page';
import type { LogView } from './useDeliveryLog';

const lists: readonly { readonly show: LogView['show']; readonly label: string; readonly search: string }[] = [
  { show: 'messages', label: 'Messages', search: '' },
  { show: 'suppressed', label: 'Suppressed addresses', search: '?show=suppressed' },
];

const back = {
  gap: 1,
  height: { xs: 44, md: 40 },
  px: 1,
  ml: -1,
  borderRadius: '8px',
  color: 'var(--band-soft)',
  font: "550 14px/20px 'Inter Variable', Inter, system-ui, sans-serif",
  '&:hover': { color: '#fff', background: 'var(--band-high)' },
} as const;

const tab = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  height: 48,
  color: 'var(--band-soft)',
  textDecoration: 'none',
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
} as const;

/** The log's name, the way back to the templates, and its two lists. */
export const LogBand = ({ show }: { readonly show: LogView['show'] }) => {
  useTabTitle('Delivery log · Admin');
  return (
    <AdminBand>
      <Box
        component="section"
        aria-label="Delivery log"
        sx={{ ...page, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, pt: 1 }}
      >
        <ButtonBase component={RouterLink} to={notificationsPath} sx={back}>
          <ChevronLeft {...icon} />
          Templates
        </ButtonBase>
        <Typography variant="title" component="h1">
          Delivery log
        </Typography>
      </Box>
      <Box component="nav" aria-label="Lists" sx={{ ...page, display: 'flex', gap: 3 }}>
        {lists.map((list) => (
          <Box
            key={list.show}
            component={RouterLink}
            to={{ pathname: logPath, search: list.search }}
            aria-current={list.show === show ? 'page' : undefined}
            sx={tab}
          >
            {list.label}
          </Box>
        ))}
      </Box>
    </AdminBand>
  );
};
