import Box from '@mui/material/Box';
import { LeadHub } from '../../../shared/leads/LeadHub';
import { useInstallerSession } from '../../../shared/session/sessions';
import { PageTitle } from '../../../ui/PageTitle';
import { transcriptPath } from '../transcript-path';

export const ownLeadsPath = '/installer/dashboard/leads';

/** The installer's leads: who is hot, who waits, what became of each. */
export const LeadsScreen = () => {
  const person = useInstallerSession()?.email ?? '';
  return (
    <Box sx={{ p: { xs: '16px 16px 24px', md: '24px 32px 48px' } }}>
      <PageTitle title="Leads" />
      <LeadHub
        portal="installer"
        person={person}
        path={ownLeadsPath}
        pathOf={({ sessionId }) => transcriptPath(sessionId)}
      />
    </Box>
  );
};
