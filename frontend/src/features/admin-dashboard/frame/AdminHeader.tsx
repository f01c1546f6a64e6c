import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { Bell, LogOut, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, Link as RouterLink, useLocation } from 'react-router-dom';
import { useAdminLogout } from '../../../shared/access/access.api';
import { Brand } from '../../../ui/Brand';
import { icon } from '../../../ui/icon';
import { AdminHands } from './AdminHands';
import { page } from './page';
import {
  dashboardPath,
  healthPath,
  leadsPath,
  notificationsPath,
  platformAnalyticsPath,
  platformInsightsPath,
  platformPromptPath,
} from './dialog-route';

const tool = {
  flex: 'none',
  gap: 1,
  height: { xs: 44, md: 40 },
  px: { xs: 1, md: 1.5 },
  borderRadius: '8px',
  color: 'var(--band-soft)',
  font: "550 14px/20px 'Inter Variable', Inter, system-ui, sans-serif",
  '&:hover, &[aria-current=page]': { color: '#fff', background: 'var(--band-high)' },
} as const;

/** On a phone a line of their own. */
const pages = {
  display: 'flex',
  order: { xs: 1, md: 0 },
  flex: { xs: '1 0 100%', md: 1 },
  minWidth: 0,
  maxWidth: '100%',
  ml: { xs: -1, md: 0 },
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > *': { flex: 'none' },
} as const;

const elsewhere = [platformInsightsPath, platformAnalyticsPath, healthPath, platformPromptPath, leadsPath];

const wideOnly = { display: { xs: 'none', md: 'inline' } } as const;

/** The head of every admin page. Where its pages don't all fit, the row scrolls to the one that is open. */
export const AdminHeader = () => {
  const logout = useAdminLogout();
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  const open = elsewhere.find((path) => pathname.startsWith(path)) ?? dashboardPath;
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>(`[href="${open}"]`);
    if (row.current && link)
      row.current.scrollLeft =
        link.offsetLeft - row.current.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
  }, [open]);
  return (
    <Box
      component="header"
      sx={{
        ...page,
        display: 'flex',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        alignItems: 'center',
        gap: { xs: 0.5, md: 1 },
        minHeight: 64,
        pt: { xs: 1, md: 0 },
      }}
    >
      <Box
        component={RouterLink}
        to={dashboardPath}
        sx={{ mr: { xs: 'auto', md: 3 }, py: 1, my: -1, borderRadius: '8px', color: 'inherit', textDecoration: 'none' }}
      >
        <Brand>
          <Box component="span" sx={wideOnly}>
            Admin
          </Box>
        </Brand>
      </Box>
      <Box component="nav" ref={row} aria-label="Admin" sx={pages}>
        <ButtonBase
          component={NavLink}
          to={dashboardPath}
          aria-current={open === dashboardPath ? 'page' : 'false'}
          sx={tool}
        >
          Installers
        </ButtonBase>
        <ButtonBase component={NavLink} to={leadsPath} sx={tool}>
          Leads
        </ButtonBase>
        <ButtonBase component={NavLink} to={platformInsightsPath} sx={tool}>
          Platform insights
        </ButtonBase>
        <ButtonBase component={NavLink} to={platformAnalyticsPath} sx={tool}>
          Analytics
        </ButtonBase>
        <ButtonBase component={NavLink} to={healthPath} sx={tool}>
          Health
        </ButtonBase>
        <ButtonBase component={NavLink} to={platformPromptPath} sx={tool}>
          Platform prompt
        </ButtonBase>
      </Box>
      <AdminHands sx={tool} />
      <ButtonBase component={NavLink} to={notificationsPath} aria-label="Notifications" sx={tool}>
        <Bell {...icon} />
        <Box component="span" sx={wideOnly}>
          Notifications
        </Box>
      </ButtonBase>
      <ButtonBase aria-label="Logout" onClick={() => void logout()} sx={tool}>
        <LogOut {...icon} />
        <Box component="span" sx={wideOnly}>
          Logout
        </Box>
      </ButtonBase>
      <Button
        variant="contained"
        component={RouterLink}
        to={`${dashboardPath}/new`}
        preventScrollReset
        sx={{
          flex: 'none',
          px: { xs: 1.25, md: 2 },
          '& .MuiButton-startIcon': { display: { xs: 'none', md: 'flex' } },
        }}
        startIcon={<Plus {...icon} />}
      >
        New Installer
      </Button>
    </Box>
  );
};
