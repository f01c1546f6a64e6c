import Box from '@mui/material/Box';
import { Outlet } from 'react-router-dom';
import { FirstContactPanel } from '../../../shared/insights/FirstContactPanel';
import { Funnel } from '../../../shared/insights/Funnel';
import { IntentBreakdown } from '../../../shared/insights/IntentBreakdown';
import { LastSevenDays } from '../../../shared/insights/LastSevenDays';
import { PanelSkeleton } from '../../../shared/insights/PanelSkeleton';
import { StatCards } from '../../../shared/insights/StatCards';
import { useAnalyticsForAdminQuery } from '../admin-dashboard.api';
import { AdminBand } from '../frame/AdminBand';
import { page } from '../frame/page';
import { ConversationsCard } from '../transcripts/ConversationsCard';
import { InstallerBar } from '../transcripts/InstallerBar';
import { useTranscripts } from '../transcripts/useTranscripts';
import { insightsPath } from '../frame/dialog-route';

const figureNames = {
  conversations: 'Total Conversations',
  leads: 'Leads Captured',
  conversion: 'Conversion Rate',
  appointments: 'Appointments Booked',
} as const;

const three = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
  gap: { xs: 1, md: 2 },
} as const;

/** One installer's figures and conversations; a transcript opens over them. */
export const InsightsScreen = () => {
  const { slug } = useTranscripts();
  const analytics = useAnalyticsForAdminQuery({ params: { slug } });
  const { stats, firstContact } = analytics.data ?? {};
  return (
    <>
      <AdminBand>
        <InstallerBar />
      </AdminBand>
      <Box
        component="main"
        sx={{ ...page, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, py: { xs: 2, md: 3 } }}
      >
        <StatCards
          of={analytics}
          names={figureNames}
          to={`${insightsPath(slug)}#conversations`}
          error="Failed to fetch analytics"
        />
        {stats && (
          <Box sx={three}>
            <IntentBreakdown intentBreakdown={stats.intentBreakdown} />
            <LastSevenDays {...stats} />
            <Funnel trend={stats.trend} />
            {firstContact && <FirstContactPanel firstContact={firstContact} />}
          </Box>
        )}
        {analytics.isLoading && (
          <Box sx={three} aria-hidden>
            <PanelSkeleton title="Intent breakdown" rows={[22, 22, 22, 22, 22, 22]} />
            <PanelSkeleton title="Last 7 days" rows={[152]} />
            <PanelSkeleton title="From chat to booking" rows={[40, 76, 18]} />
          </Box>
        )}
        <ConversationsCard />
      </Box>
      <Outlet />
    </>
  );
};
