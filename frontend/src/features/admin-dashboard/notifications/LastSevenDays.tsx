import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Channel } from '@pilotlight/contracts/values/notification-event';
import { AsyncView } from '../../../ui/AsyncView';
import { formatCount } from '../../../ui/format';
import { useTemplateSamplesQuery } from './notifications.api';
import { channelLooks } from './template-channels';

interface LastSevenDaysProps {
  readonly eventType: string;
  readonly channel: Channel;
}

const nothing = { sent: 0, delivered: 0, failed: 0, unknown: 0 } as const;
const outcomes = ['sent', 'delivered', 'failed', 'unknown'] as const;

/** What became of this week's notifications. */
export const LastSevenDays = ({ eventType, channel }: LastSevenDaysProps) => {
  const asked = useTemplateSamplesQuery({ params: { eventType } });
  return (
    <Card component="section" aria-label="Last 7 days">
      <AsyncView
        of={asked}
        loading={<Skeleton height={40} sx={{ m: '12px 24px' }} />}
        error="Failed to fetch the last 7 days"
      >
        {({ figures }) => {
          const week = figures.find((each) => each.channel === channel) ?? nothing;
          return (
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: 'repeat(4, 1fr)', md: '1.4fr repeat(4, 1fr)' },
                alignItems: 'center',
                p: { xs: '12px 16px', md: '12px 24px' },
              }}
            >
              <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, mb: { xs: 1, md: 0 } }}>
                <Typography variant="label" component="h3" sx={{ fontWeight: 600 }}>
                  Last 7 days
                </Typography>
                <Typography variant="small">{channelLooks[channel].label}, all installers</Typography>
              </Box>
              {outcomes.map((outcome) => (
                <Box key={outcome} sx={{ textAlign: 'right' }}>
                  <Typography
                    variant="label"
                    sx={{
                      fontWeight: 600,
                      fontVariantNumeric: 'tabular-nums',
                      ...(outcome === 'unknown' && week.unknown > 0 && { color: 'var(--warn)' }),
                    }}
                  >
                    {formatCount(week[outcome])}
                  </Typography>
                  <Typography variant="small">{outcome}</Typography>
                </Box>
              ))}
            </Box>
          );
        }}
      </AsyncView>
    </Card>
  );
};
