import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { spokenOnly } from '../../../shared/conversations/spoken-only';
import { adminLiveStore, useLiveState } from '../../../shared/live/live-store';
import { AsyncView } from '../../../ui/AsyncView';
import { usePlatformPulseQuery } from '../admin-dashboard.api';
import { page } from '../frame/page';
import { DayCurve } from './DayCurve';
import { LiveInstallers } from './LiveInstallers';
import { PulseFigures } from './PulseFigures';
import { PulseSkeleton } from './PulseSkeleton';
import { UndeliveredMessages } from './UndeliveredMessages';

/** The platform now: how many chatbots are lit, the day so far, and its four figures. */
export const Pulse = () => {
  const cut = useLiveState(adminLiveStore, ({ status }) => status === 'cut');
  const { data, isError, refetch } = usePlatformPulseQuery();
  return (
    <Box
      component="section"
      aria-label="Platform health"
      sx={{ ...page, pt: { xs: 1, md: 2 }, pb: { xs: 2, md: 3 }, '& [role=alert]': { py: 1 } }}
    >
      {isError && !data && (
        <Typography component="h1" sx={spokenOnly}>
          Installers
        </Typography>
      )}
      <AsyncView
        of={{ ...(data && { data: data.pulse }), isError: isError && !data, refetch }}
        loading={<PulseSkeleton />}
        error="Failed to fetch the platform's figures"
      >
        {(pulse) => (
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr)',
                md: '240px minmax(0, 1fr)',
                lg: '288px minmax(0, 1fr) 376px',
              },
              gap: { xs: 2, md: 5 },
              alignItems: 'center',
            }}
          >
            <LiveInstallers pulse={pulse} late={isError || cut} />
            <DayCurve pulse={pulse} />
            <PulseFigures pulse={pulse} />
            <UndeliveredMessages notifications={pulse.notifications} />
          </Box>
        )}
      </AsyncView>
    </Box>
  );
};
