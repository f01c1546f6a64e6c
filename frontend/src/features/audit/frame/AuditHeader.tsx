import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Eye, LogOut } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { useAuditorLogout } from '../../../shared/access/access.api';
import { useAuditorSession } from '../../../shared/session/sessions';
import { Badge } from '../../../ui/Badge';
import { Brand } from '../../../ui/Brand';
import { chipIcon, icon } from '../../../ui/icon';
import { page } from './page';

const wideOnly = { display: { xs: 'none', md: 'inline' } } as const;

/** The head of the audit: who reads, and that nothing can be changed here. */
export const AuditHeader = () => {
  const logout = useAuditorLogout();
  const session = useAuditorSession();
  return (
    <Box
      component="header"
      sx={{ ...page, display: 'flex', alignItems: 'center', gap: { xs: 0.5, md: 3 }, height: 64 }}
    >
      <Box
        component={RouterLink}
        to="/audit"
        sx={{ py: 1, my: -1, borderRadius: '8px', color: 'inherit', textDecoration: 'none', mr: { xs: 'auto', md: 0 } }}
      >
        <Brand>
          <Box component="span" sx={wideOnly}>
            Audit
          </Box>
        </Brand>
      </Box>
      <Box sx={{ '& .MuiChip-root': { background: 'var(--band-high)', color: '#fff' } }}>
        <Badge label="Read only" icon={<Eye {...chipIcon} />} />
      </Box>
      <Typography
        variant="small"
        noWrap
        sx={{ display: { xs: 'none', md: 'block' }, ml: 'auto', mr: -1, color: 'var(--band-soft)' }}
      >
        {session?.email}
      </Typography>
      <ButtonBase
        aria-label="Logout"
        onClick={() => void logout()}
        sx={{
          gap: 1,
          height: { xs: 44, md: 40 },
          px: 1.5,
          mr: { xs: -1.5, md: 0 },
          borderRadius: '8px',
          color: 'var(--band-soft)',
          font: "550 14px/20px 'Inter Variable', Inter, system-ui, sans-serif",
          '&:hover': { color: '#fff', background: 'var(--band-high)' },
        }}
      >
        <LogOut {...icon} />
        <Box component="span" sx={wideOnly}>
          Logout
        </Box>
      </ButtonBase>
    </Box>
  );
};
