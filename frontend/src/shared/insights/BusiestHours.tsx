import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Panel } from '../../ui/Panel';
import { busiestHour, shortWeekdays } from './busiest-hour';

const cell = { height: 18, borderRadius: '3px' } as const;

/** When conversations begin: a square an hour, the fuller the busier. */
export const BusiestHours = ({ hours }: { readonly hours: readonly (readonly number[])[] }) => {
  const most = Math.max(1, ...hours.flat());
  const busiest = busiestHour(hours);
  return (
    <Panel title="Busiest hours" aside="London time">
      <Box sx={{ p: { xs: 2, md: '16px 24px' } }}>
        <Typography variant="label" component="p" sx={{ mb: 1.5 }}>
          {busiest ? `Most on ${busiest}` : 'Nobody has written yet'}
        </Typography>
        <Box
          aria-hidden
          sx={{
            display: 'grid',
            gridTemplateColumns: '36px repeat(24, minmax(0, 1fr))',
            gap: '2px',
            alignItems: 'center',
          }}
        >
          {hours.map((row, weekday) => [
            <Typography key={shortWeekdays[weekday]} variant="small" component="span">
              {shortWeekdays[weekday]}
            </Typography>,
            ...row.map((count, hour) => (
              <Box
                key={`${weekday}-${hour}`}
                title={`${shortWeekdays[weekday]} ${hour}:00, ${count}`}
                style={{
                  background:
                    count === 0
                      ? 'var(--surface-sunk)'
                      : `color-mix(in srgb, var(--flame) ${Math.round(16 + (count / most) * 84)}%, var(--surface-sunk))`,
                }}
                sx={cell}
              />
            )),
          ])}
          <span />
          {[0, 6, 12, 18].map((hour) => (
            <Typography key={hour} variant="small" component="span" sx={{ gridColumn: 'span 6' }}>
              {String(hour).padStart(2, '0')}
            </Typography>
          ))}
        </Box>
      </Box>
    </Panel>
  );
};
