import Box from '@mui/material/Box';
import type { Installer } from '@pilotlight/contracts/http/installers';
import { Outlet } from 'react-router-dom';
import { TabNotice, TitleCorner } from '../../../ui/PageTitle';
import { usePending } from '../diary/usePending';
import { useToday } from '../diary/useToday';
import { useInstallerMeQuery } from '../installer.api';
import { useUnseen } from '../live/unseen';
import { SearchButton } from '../palette/SearchButton';
import { useForgottenReplies } from '../transcripts/useForgottenReplies';
import { useChangePolling } from '../useChangePolling';
import type { ChatbotState } from './PilotLight';
import { Rail } from './Rail';

const stateOf = (installer: Installer | undefined, reached: boolean | null): ChatbotState | null => {
  if (reached === false) return 'unreached';
  if (installer === undefined || reached === null) return null;
  if (installer.status === 'pending') return 'pending';
  return installer.suspendedAt ? 'suspended' : 'live';
};

const corner = <SearchButton />;

/** The rail and what is open beside it. */
export const InstallerFrame = () => {
  useForgottenReplies();
  const { data } = useInstallerMeQuery();
  const { emergencies, waiting, reached } = useChangePolling();
  const pending = usePending(useToday());
  const unseen = useUnseen();
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
      <Rail chatbot={stateOf(data?.installer, reached)} waiting={waiting} pending={pending.length} />
      <Box component="main" sx={{ flex: 1, minWidth: 0 }}>
        <TabNotice value={emergencies > 0 ? `(${emergencies}) Emergency: ` : unseen > 0 ? `(${unseen}) ` : ''}>
          <TitleCorner value={corner}>
            <Outlet />
          </TitleCorner>
        </TabNotice>
      </Box>
    </Box>
  );
};
