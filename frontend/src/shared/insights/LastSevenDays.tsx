import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Stats } from '@pilotlight/contracts/http/insights';
import { formatCount } from '../../ui/format';
import { Panel } from '../../ui/Panel';
import { weekOf } from './figures';

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });

const counted = (count: number, what: string): string => `${formatCount(count)} ${what}${count === 1 ? '' : 's'}`;

const Mark = ({ colour }: { readonly colour: string }) => (
  <Box
    component="span"
    aria-hidden
    sx={{ display: 'inline-block', width: 10, height: 10, mr: 0.75, borderRadius: '3px', background: colour }}
  />
);

const chatColour = 'color-mix(in srgb, var(--flame) 28%, transparent)';

/** Each day's chats, and how many of them became leads. */
export const LastSevenDays = ({ recentActivity, trend }: Pick<Stats, 'recentActivity' | 'trend'>) => {
  const { days: leads, count } = weekOf(trend.leads);
  const chats = recentActivity.reduce((sum, day) => sum + day.count, 0);
  const most = Math.max(1, ...recentActivity.map((day) => day.count), ...leads);
  return (
    <Panel
      title="Last 7 days"
      aside={
        <Typography variant="small" component="span" sx={{ display: 'flex', gap: 1.5, whiteSpace: 'nowrap' }}>
          <span>
            <Mark colour={chatColour} />
            Chats {formatCount(chats)}
          </span>
          <span>
            <Mark colour="var(--flame)" />
            Leads {formatCount(count)}
          </span>
        </Typography>
      }
    >
      <Box
        component="ol"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)', gap: 1, p: { xs: 2, md: '16px 24px' } }}
      >
        {recentActivity.map(({ date, count: ofDay }, day) => {
          const name = day === recentActivity.length - 1 ? 'Today' : weekday.format(new Date(date));
          const captured = leads[day] ?? 0;
          return (
            <Box
              component="li"
              key={date}
              aria-label={`${name}: ${counted(ofDay, 'chat')}, ${counted(captured, 'lead')}`}
              sx={{ display: 'grid', justifyItems: 'center', gap: 0.5 }}
            >
              <Box aria-hidden sx={{ display: 'flex', flexDirection: 'column', justifyContent: 'end', height: 128 }}>
                <Typography variant="small" sx={{ fontWeight: 600, color: 'var(--ink)', textAlign: 'center' }}>
                  {formatCount(ofDay)}
                </Typography>
                <Box
                  style={{ height: `${(ofDay / most) * 100}px` }}
                  sx={{
                    display: 'flex',
                    alignItems: 'end',
                    width: { xs: 24, md: 32 },
                    borderRadius: '4px 4px 0 0',
                    background: chatColour,
                  }}
                >
                  <Box
                    style={{ height: ofDay === 0 ? 0 : `${Math.min(1, captured / ofDay) * 100}%` }}
                    sx={{ width: '100%', borderRadius: '4px 4px 0 0', background: 'var(--flame)' }}
                  />
                </Box>
              </Box>
              <Typography variant="small" aria-hidden>
                {name}
              </Typography>
            </Box>
          );
        })}
      </Box>
    </Panel>
  );
};
