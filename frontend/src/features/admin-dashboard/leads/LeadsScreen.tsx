import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LeadHub } from '../../../shared/leads/LeadHub';
import { useLeadView } from '../../../shared/leads/useLeadView';
import { useAdminSession } from '../../../shared/session/sessions';
import { useTabTitle } from '../../../ui/PageTitle';
import { AdminBand } from '../frame/AdminBand';
import { insightsPath, leadsPath } from '../frame/dialog-route';
import { page } from '../frame/page';
import { InstallerFilter } from './InstallerFilter';

/** The leads of all installers, or of one. */
export const LeadsScreen = () => {
  useTabTitle('Leads · Admin');
  const person = useAdminSession()?.email ?? '';
  const { filters, show } = useLeadView();
  return (
    <>
      <AdminBand>
        <Box component="section" aria-label="All installers together" sx={{ ...page, pt: 1, pb: 3 }}>
          <Typography variant="title" component="h1">
            Leads
          </Typography>
        </Box>
      </AdminBand>
      <Box component="main" sx={{ ...page, pb: { xs: 2, md: 3 } }}>
        <LeadHub
          portal="admin"
          person={person}
          path={leadsPath}
          pathOf={({ installerId, sessionId }) => insightsPath(installerId, sessionId)}
          installerField={<InstallerFilter chosen={filters.installer} onChoose={(installer) => show({ installer })} />}
        />
      </Box>
    </>
  );
};
