import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { ChartLine, ChevronLeft, History, Pencil } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { icon, smallIcon } from '../../../ui/icon';
import { Launcher } from '../../../ui/Launcher';
import { useTabTitle } from '../../../ui/PageTitle';
import { page } from '../frame/page';
import { analyticsPath, dashboardPath, insightsPath, useDialogLink } from '../frame/dialog-route';
import { useInstallerOfAddress } from '../frame/useInstallerOfAddress';
import { AccountBadges } from '../installers/AccountBadges';

const link = {
  gap: 1,
  height: { xs: 44, md: 40 },
  px: 1,
  borderRadius: '8px',
  color: 'var(--band-soft)',
  font: "550 14px/20px 'Inter Variable', Inter, system-ui, sans-serif",
  '&:hover': { color: '#fff', background: 'var(--band-high)' },
} as const;

/** Whose figures and transcripts these are, and the way back to the installers. */
export const InstallerBar = () => {
  const { slug, found } = useInstallerOfAddress();
  const dialog = useDialogLink();
  const installer = found.data?.installer;
  const name = installer?.name ?? slug;
  useTabTitle(`Insights, ${name} · Admin`);
  return (
    <Box
      component="section"
      aria-label="Installer"
      sx={{ ...page, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, pt: 1, pb: 3 }}
    >
      <ButtonBase component={RouterLink} to={dashboardPath} sx={{ ...link, ml: -1 }}>
        <ChevronLeft {...icon} />
        Back
      </ButtonBase>
      {installer && (
        <Box sx={{ '& > div > span:last-of-type': { background: 'var(--band)' } }}>
          <Launcher
            icon={installer.branding.icon}
            colour={installer.branding.primaryColour}
            lit={installer.suspendedAt === null}
          />
        </Box>
      )}
      <Box sx={{ minWidth: 0, flex: { xs: '1 1 60%', md: 'none' } }}>
        <Typography variant="title" component="h1" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="small">{slug}</Typography>
      </Box>
      {installer && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            '& .MuiChip-root': { background: 'var(--band-high)', color: '#dbe6ee' },
            '& .MuiChip-icon': { color: 'var(--good)' },
          }}
        >
          <AccountBadges installer={installer} />
        </Box>
      )}
      <Box component="nav" aria-label="Of this installer" sx={{ display: 'flex', ml: { md: 'auto' } }}>
        <ButtonBase component={RouterLink} to={`${dashboardPath}/${slug}/edit`} sx={link}>
          <Pencil {...smallIcon} />
          Edit
        </ButtonBase>
        <ButtonBase component={RouterLink} to={analyticsPath(slug)} sx={link}>
          <ChartLine {...smallIcon} />
          Analytics
        </ButtonBase>
        <ButtonBase component={RouterLink} {...dialog(insightsPath(slug, 'life-story'))} sx={link}>
          <History {...smallIcon} />
          Life story
        </ButtonBase>
      </Box>
    </Box>
  );
};
