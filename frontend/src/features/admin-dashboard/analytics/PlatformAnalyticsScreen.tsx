import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { usePlatformAnalyticsQuery } from '../../../shared/analytics/analytics.api';
import { AnalyticsOfPeriod } from '../../../shared/analytics/AnalyticsOfPeriod';
import { usePeriodView } from '../../../shared/analytics/period-view';
import { useTabTitle } from '../../../ui/PageTitle';
import { AdminBand } from '../frame/AdminBand';
import { platformInsightsPath } from '../frame/dialog-route';
import { page } from '../frame/page';

/** All installers' leads over a period: what comes, from where, and what becomes of it. */
export const PlatformAnalyticsScreen = () => {
  useTabTitle('Analytics · Admin');
  const view = usePeriodView();
  const asked = usePlatformAnalyticsQuery({ query: view.days }, { refetchOnMountOrArgChange: true });
  return (
    <>
      <AdminBand>
        <Box
          component="section"
          aria-label="All installers together"
          sx={{ ...page, display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, pt: 1, pb: 3 }}
        >
          <Typography variant="title" component="h1">
            Platform analytics
          </Typography>
          <Button component={Link} to={platformInsightsPath} color="inherit">
            Platform insights
          </Button>
        </Box>
      </AdminBand>
      <Box component="main" sx={{ ...page, py: { xs: 2, md: 3 } }}>
        <AnalyticsOfPeriod view={view} of={asked} error="Failed to fetch analytics" />
      </Box>
    </>
  );
};
