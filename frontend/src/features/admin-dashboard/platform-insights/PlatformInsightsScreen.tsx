import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { insightPeriods } from '@pilotlight/contracts/http/platform-insights';
import { Link } from 'react-router-dom';
import { AsyncView } from '../../../ui/AsyncView';
import { formatDayMonth, formatTime } from '../../../ui/format';
import { useTabTitle } from '../../../ui/PageTitle';
import { Segmented } from '../../../ui/Segmented';
import { platformAnalyticsPath } from '../frame/dialog-route';
import { useAddressView } from '../frame/address-view';
import { AdminBand } from '../frame/AdminBand';
import { page } from '../frame/page';
import { insightsViewSchema } from './insights-view';
import { usePlatformInsightsQuery } from './platform-insights.api';
import { PlatformFigures, PlatformFiguresSkeleton } from './PlatformFigures';
import { RankingPanel } from './RankingPanel';

const toolbar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 } as const;

/** How the platform does: all installers together over a period, beside the period before, and each by rank. */
export const PlatformInsightsScreen = () => {
  useTabTitle('Platform insights · Admin');
  const { view, show } = useAddressView(insightsViewSchema);
  const asked = usePlatformInsightsQuery({ query: { days: view.days } }, { refetchOnMountOrArgChange: true });
  const { currentData, isError, error, refetch } = asked;
  const first = currentData?.insights.days[0]?.day;
  const figures = (
    <AsyncView
      of={{ ...(currentData && { data: currentData }), isError, error, refetch }}
      loading={<PlatformFiguresSkeleton />}
      error="Failed to fetch analytics"
    >
      {({ insights }) => <PlatformFigures {...insights} />}
    </AsyncView>
  );
  return (
    <>
      <AdminBand>
        <Box
          component="section"
          aria-label="All installers together"
          sx={{ ...page, display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, pt: 1, pb: 3 }}
        >
          <Typography variant="title" component="h1">
            Platform insights
          </Typography>
          <Button component={Link} to={platformAnalyticsPath} color="inherit">
            Analytics by period
          </Button>
        </Box>
      </AdminBand>
      <Box
        component="main"
        sx={{ ...page, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, py: { xs: 2, md: 3 } }}
      >
        <Box sx={toolbar}>
          <Segmented
            label="Period"
            value={view.days}
            options={insightPeriods.map((value) => ({ value, label: `${value} days` }))}
            onChange={(days) => show({ days })}
          />
          <Typography variant="small" role="status">
            {currentData && first
              ? `Since ${formatDayMonth(first)}, beside the ${view.days} days before. Updated ${formatTime(currentData.insights.at)}`
              : ''}
          </Typography>
        </Box>
        {isError ? <Card>{figures}</Card> : figures}
        <RankingPanel view={view} onShow={show} />
      </Box>
    </>
  );
};
