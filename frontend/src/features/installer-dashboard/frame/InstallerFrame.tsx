import Box from '@mui/material/Box';
import { Outlet } from 'react-router-dom';
import { TabNotice } from '../../../ui/PageTitle';
import { usePending } from '../diary/usePending';
import { useToday } from '../diary/useToday';
import { useInstallerMeQuery } from '../installer.api';
import { useChangePolling } from '../useChangePolling';
import type { ChatbotState } from './PilotLight';
import { Rail } from './Rail';

const stateOf = (suspended: boolean | undefined, reached: boolean | null): ChatbotState | null => {
  if (reached === false) return 'unreached';
  if (suspended === undefined || reached === null) return null;
  return suspended ? 'suspended' : 'live';
};

/** The rail and what is open beside it. */
export const InstallerFrame = () => {
  const { data } = useInstallerMeQuery();
  const { emergencies, waiting, reached } = useChangePolling();
  const pending = usePending(useToday());
  return (
    <Box
      sx={{
        display: { xs: 'flex', md: 'grid' },
        flexDirection: 'column-reverse',
        gridTemplateColumns: '88px minmax(0, 1fr)',
        minHeight: '100dvh',
        background: { md: 'linear-gradient(90deg, var(--rail) 88px, transparent 88px)' },
      }}
    >
      <Rail
        chatbot={stateOf(data && data.installer.suspendedAt !== null, reached)}
        waiting={waiting}
        pending={pending.length}
      />
      <Box component="main" sx={{ flex: 1, minWidth: 0 }}>
        <TabNotice value={emergencies > 0 ? `(${emergencies}) Emergency: ` : ''}>
          <Outlet />
        </TabNotice>
      </Box>
    </Box>
  );
};
