import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Stats } from '@pilotlight/contracts/http/insights';
import { formatCount } from '../../ui/format';
import { Panel } from '../../ui/Panel';
import { shareInWords, weekOf } from './figures';

const width = 300;
const height = 84;

/** Top and bottom of a stream that carries `count` of `most`, drawn around the middle. */
const bandOf = (count: number, most: number): readonly [number, number] => {
  const half = most === 0 ? 0 : Math.max(count > 0 ? 1 : 0, (count / most) * (height / 2));
  return [height / 2 - half, height / 2 + half];
};

/** From one band to the next, a hundred units wide. */
const streamOf = (left: number, from: readonly [number, number], to: readonly [number, number]): string => {
  const [bend, right] = [left + 60, left + 100];
  return `M${left} ${from[0]}C${bend} ${from[0]} ${bend + 10} ${to[0]} ${right} ${to[0]}V${to[1]}C${bend + 10} ${to[1]} ${bend} ${from[1]} ${left} ${from[1]}z`;
};

/** What became of this week's chats: leads, and of those bookings. */
export const Funnel = ({ trend }: Pick<Stats, 'trend'>) => {
  const chats = weekOf(trend.conversations).count;
  const leads = weekOf(trend.leads).count;
  const bookings = weekOf(trend.appointments).count;
  const most = Math.max(chats, leads, bookings);
  const [first, second, third] = [bandOf(chats, most), bandOf(leads, most), bandOf(bookings, most)];
  const captured = shareInWords(leads, chats);
  const booked = bookings === 0 ? null : shareInWords(bookings, leads);
  const steps = [
    { name: 'Chats', count: chats },
    { name: 'Leads', count: leads },
    { name: 'Bookings', count: bookings },
  ];
  return (
    <Panel title="From chat to booking" aside="Last 7 days">
      <Box sx={{ p: { xs: 2, md: '16px 24px' } }}>
        <Box component="ol" sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)' }}>
          {steps.map(({ name, count }) => (
            <Typography key={name} component="li" variant="small" sx={{ pl: 1.5 }}>
              <Box
                component="b"
                sx={{
                  display: 'block',
                  font: 'inherit',
                  fontSize: 14,
                  lineHeight: '22px',
                  fontWeight: 600,
                  color: 'var(--ink)',
                }}
              >
                {formatCount(count)}
              </Box>
              {name}
            </Typography>
          ))}
        </Box>
        <Box
          component="svg"
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          aria-hidden
          sx={{ display: 'block', width: '100%', height: 76, my: 1, fill: 'var(--flame)' }}
        >
          <path d={streamOf(0, first, second)} opacity=".28" />
          <path d={streamOf(100, second, third)} opacity=".6" />
          <path d={`M200 ${third[0]}H${width}V${third[1]}H200z`} />
          <path d={`M100 0V${height}M200 0V${height}`} stroke="var(--line-strong)" strokeDasharray="2 3" />
        </Box>
        <Typography
          variant="small"
          sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 8px' }}
        >
          <span>{captured ? `${captured} leave their details` : 'No chats this week yet'}</span>
          {booked && <span>{booked} of leads book</span>}
        </Typography>
      </Box>
    </Panel>
  );
};
