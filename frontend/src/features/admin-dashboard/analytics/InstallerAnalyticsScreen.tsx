import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router-dom';
import { usePeriodAnalyticsForAdminQuery } from '../../../shared/analytics/analytics.api';
import { AnalyticsOfPeriod } from '../../../shared/analytics/AnalyticsOfPeriod';
import { usePeriodView } from '../../../shared/analytics/period-view';
import { useTabTitle } from '../../../ui/PageTitle';
import { AdminBand } from '../frame/AdminBand';
import { insightsPath } from '../frame/dialog-route';
import { page } from '../frame/page';

/** One installer's analytics, as it sees them itself. */
export const InstallerAnalyticsScreen = () => {
  const { slug = '' } = useParams();
  useTabTitle(`Analytics of ${slug} · Admin`);
  const view = usePeriodView();
  const asked = usePeriodAnalyticsForAdminQuery(
    { params: { slug }, query: view.days },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <AdminBand>
        <Box
          component="section"
          aria-label="Installer"
          sx={{ ...page, display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, pt: 1, pb: 3 }}
        >
          <Typography variant="title" component="h1">
            Analytics of {slug}
          </Typography>
          <Button component={Link} to={insightsPath(slug)} color="inherit">
            Insights
          </Button>
        </Box>
      </AdminBand>
      <Box component="main" sx={{ ...page, py: { xs: 2, md: 3 } }}>
        <AnalyticsOfPeriod view={view} of={asked} error="Failed to fetch analytics" />
      </Box>
    </>
  );
};
