import Box from '@mui/material/Box';
import { usePeriodAnalyticsQuery } from '../../../shared/analytics/analytics.api';
import { AnalyticsOfPeriod } from '../../../shared/analytics/AnalyticsOfPeriod';
import { usePeriodView } from '../../../shared/analytics/period-view';
import { PageTitle } from '../../../ui/PageTitle';

/** How the firm does over a period: what comes, from where, and what becomes of it. */
export const AnalyticsScreen = () => {
  const view = usePeriodView();
  const asked = usePeriodAnalyticsQuery({ query: view.days }, { refetchOnMountOrArgChange: true });
  return (
    <Box sx={{ p: { xs: '16px 16px 24px', md: '24px 32px 48px' } }}>
      <PageTitle title="Analytics" />
      <AnalyticsOfPeriod view={view} of={asked} error="Unable to load your analytics. Please try again." />
    </Box>
  );
};
