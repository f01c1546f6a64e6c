import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { PlatformHealth } from '@pilotlight/contracts/http/platform-health';
import { apiErrorFrom } from '../../../api/api-error';
import { PanelSkeleton } from '../../../shared/insights/PanelSkeleton';
import { adminLiveStore, useLiveState } from '../../../shared/live/live-store';
import { AsyncView } from '../../../ui/AsyncView';
import { formatExactTime } from '../../../ui/format';
import { useTabTitle } from '../../../ui/PageTitle';
import { AdminBand } from '../frame/AdminBand';
import { page } from '../frame/page';
import { Queue, ReadModelList } from './BehindTheScreens';
import { usePlatformHealthQuery } from './health.api';
import { Messages } from './Messages';
import { Providers } from './Providers';
import { FiguresOfBefore } from './StateBadge';
import { TroubleList } from './TroubleList';
import { noAnswer, troublesOf } from './troubles';

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 1, md: 2 } } as const;

const panels = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: { xs: 1, md: 2 },
} as const;

const inOneSentence = (health: PlatformHealth | undefined, isLate: boolean): string => {
  if (isLate) return health ? 'Pilotlight doesn’t answer' : 'Health';
  if (!health) return 'Health';
  const { length } = troublesOf(health);
  return length === 0 ? 'All is well' : `${length} ${length === 1 ? 'thing needs' : 'things need'} you`;
};

const Loading = () => (
  <Box sx={panels} aria-hidden>
    <PanelSkeleton title="What to do" rows={[22]} />
    <PanelSkeleton title="Providers" rows={[40, 40, 40, 40, 40]} />
    <PanelSkeleton title="Messages" rows={[40, 40, 40]} />
    <PanelSkeleton title="What screens read" rows={[24, 24, 24, 24, 24, 24]} />
  </Box>
);

const Figures = ({ health, ofBefore }: { readonly health: PlatformHealth; readonly ofBefore: boolean }) => (
  <FiguresOfBefore value={ofBefore}>
    {ofBefore && (
      <Typography variant="subhead" component="p">
        Everything below is of {formatExactTime(health.at)}, before the answers stopped
      </Typography>
    )}
    <Box sx={panels}>
      <Providers health={health} />
      <Box sx={stack}>
        <Messages channels={health.channels} />
        <Queue jobs={health.jobs} setAside={health.setAside} />
      </Box>
    </Box>
    <ReadModelList readModels={health.readModels} />
  </FiguresOfBefore>
);

/** Whether all parts of the platform work, and what to do where one doesn't. */
export const HealthScreen = () => {
  useTabTitle('Health · Admin');
  // Told to look again by the live stream's beat, every ten seconds; what no stream reaches, no answer would.
  const answer = usePlatformHealthQuery(undefined, { refetchOnMountOrArgChange: true });
  const isCut = useLiveState(adminLiveStore, ({ status }) => status === 'cut');
  const { data, error, refetch } = answer;
  const isError = answer.isError || (isCut && data !== undefined);
  const health = data?.health;
  const hasNone = isError && !health;
  const view = (
    <AsyncView
      of={{ ...(health && { data: health }), isError: hasNone, error, refetch }}
      loading={<Loading />}
      error="Failed to fetch the platform's health"
    >
      {(now) => (
        <>
          <TroubleList troubles={isError ? [noAnswer(apiErrorFrom(error).status)] : troublesOf(now)} />
          <Figures health={now} ofBefore={isError} />
        </>
      )}
    </AsyncView>
  );
  return (
    <>
      <AdminBand>
        <Box component="section" aria-label="In short" sx={{ ...page, pt: 1, pb: 3 }}>
          <div aria-live="polite">
            <Typography variant="title" component="h1">
              {inOneSentence(health, isError)}
            </Typography>
          </div>
          <Typography variant="small">
            {health ? `${isError ? 'No answer since' : 'Updated'} ${formatExactTime(health.at)}` : ''}
          </Typography>
        </Box>
      </AdminBand>
      <Box
        component="main"
        sx={{
          ...page,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: { xs: 1, md: 2 },
          py: { xs: 2, md: 3 },
        }}
      >
        {hasNone ? <Card>{view}</Card> : view}
      </Box>
    </>
  );
};
