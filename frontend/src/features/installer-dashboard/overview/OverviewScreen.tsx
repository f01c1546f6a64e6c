import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../../../ui/Badge';
import { formatLongDate } from '../../../ui/format';
import { chipIcon } from '../../../ui/icon';
import { PageTitle } from '../../../ui/PageTitle';
import { RefreshButton, ShownAsOf } from '../Freshness';
import { useInstallerAnalyticsQuery, useInstallerMeQuery, useInstallerOverviewQuery } from '../installer.api';
import { shown } from '../shown';
import { analyticsPath } from '../analytics/analytics-path';
import { FirstContactPanel } from '../../../shared/insights/FirstContactPanel';
import { FirstSteps } from './FirstSteps';
import { FiguresAndNeeds } from './FiguresAndNeeds';
import { Funnel } from '../../../shared/insights/Funnel';
import { GradeMix } from './GradeMix';
import { IntentBreakdown } from '../../../shared/insights/IntentBreakdown';
import { NeedsALook } from './NeedsALook';
import { NextAppointments } from './NextAppointments';
import { columns, funnelSkeleton, intentSkeleton, OverviewSkeleton, stack } from './OverviewSkeleton';
import { overviewTitle } from './overview-title';
import { RecentPanel } from './RecentPanel';
import { StatCards } from '../../../shared/insights/StatCards';
import { transcriptPath } from '../transcript-path';
import { AccountNotice } from './AccountNotice';

const figureNames = {
  conversations: 'Total conversations',
  leads: 'Leads captured',
  conversion: 'Conversion rate',
  appointments: 'Appointments booked',
} as const;

/** What there is to know today, most urgent first. */
export const OverviewScreen = () => {
  const account = useInstallerMeQuery();
  const analytics = useInstallerAnalyticsQuery();
  const conversations = useInstallerOverviewQuery();
  const [opened] = useState(() => Date.now());
  const now = new Date(conversations.fulfilledTimeStamp ?? opened);
  const installer = account.data?.installer;
  const stats = analytics.data?.stats;
  const overview = conversations.data?.overview;
  const title =
    installer && stats && !conversations.isLoading
      ? overviewTitle({
          contactName: installer.contactName,
          suspended: installer.suspendedAt !== null,
          stats,
          urgent: overview?.needing ?? 0,
        })
      : 'Overview';
  return (
    <Box sx={{ p: { xs: '16px 16px 24px', md: '24px 32px 48px' } }}>
      <PageTitle above={`Overview · ${formatLongDate(now)}`} title={title} tab="Overview">
        <Badge label="Account status: Active" tone="good" icon={<Check {...chipIcon} />} />
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 1,
            width: { xs: '100%', sm: 'auto' },
          }}
        >
          <Button component={Link} to={analyticsPath} size="small" sx={{ minHeight: { xs: 44, md: 'auto' } }}>
            Analytics
          </Button>
          <ShownAsOf of={[analytics, conversations]} />
          <RefreshButton
            of={[account, analytics, conversations]}
            error="Unable to load your analytics. Please try again."
          />
        </Box>
      </PageTitle>
      {conversations.isLoading ? (
        <OverviewSkeleton />
      ) : (
        <Box sx={stack}>
          {installer && <AccountNotice {...installer} />}
          <FiguresAndNeeds
            figures={
              <StatCards
                of={shown(analytics)}
                names={figureNames}
                to={transcriptPath()}
                error="Unable to load your analytics. Please try again."
              />
            }
            needs={overview && <NeedsALook {...overview} now={now} />}
          />
          {overview?.all === 0 ? (
            <>
              <FirstSteps installer={installer} />
              <NextAppointments now={now} />
            </>
          ) : (
            <Box sx={columns}>
              <Box sx={stack}>
                <RecentPanel of={shown(conversations)} now={now} />
                {stats && <IntentBreakdown intentBreakdown={stats.intentBreakdown} />}
                {analytics.isLoading && intentSkeleton}
              </Box>
              <Box sx={stack}>
                <NextAppointments now={now} />
                {overview && <FirstContactPanel {...overview} />}
                {overview && <GradeMix {...overview} />}
                {stats && <Funnel trend={stats.trend} />}
                {analytics.isLoading && funnelSkeleton}
              </Box>
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
};
