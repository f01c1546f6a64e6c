import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Stats } from '@pilotlight/contracts/http/insights';
import { intents, type Intent } from '@pilotlight/contracts/values/intent';
import { intentNames } from '../conversations/IntentBadge';
import { formatCount } from '../../ui/format';
import { Panel } from '../../ui/Panel';
import { shareInWords } from './figures';

const colours = {
  emergency: 'var(--bad)',
  booking: 'var(--flame)',
  installation: 'var(--flame)',
  quote: 'var(--flame)',
  service: 'var(--flame)',
  general: 'var(--line-strong)',
} as const satisfies Record<Intent, string>;

/** What conversations are about, the most frequent first. */
export const IntentBreakdown = ({ intentBreakdown }: Pick<Stats, 'intentBreakdown'>) => {
  const counted = intents
    .map((intent) => ({ intent, count: intentBreakdown[intent] ?? 0 }))
    .toSorted((one, other) => other.count - one.count);
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  const most = counted[0]?.count ?? 0;
  return (
    <Panel title="Intent breakdown" aside="All time">
      <Box component="ul" sx={{ display: 'grid', gap: 0.5, p: { xs: 2, md: '16px 24px' } }}>
        {counted.map(({ intent, count }) => (
          <Box
            component="li"
            key={intent}
            sx={{
              display: 'grid',
              gridTemplateColumns: '88px minmax(0, 1fr) 48px 40px',
              alignItems: 'center',
              gap: 1,
              minHeight: 26,
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {intentNames[intent]}
            <Box
              aria-hidden
              style={{ width: `${most === 0 ? 0 : (count / most) * 100}%`, background: colours[intent] }}
              sx={{ height: 10, borderRadius: '3px' }}
            />
            <Box component="b" sx={{ fontWeight: 600, color: 'var(--ink)', textAlign: 'right' }}>
              {formatCount(count)}
            </Box>
            <Typography variant="small" component="span" sx={{ textAlign: 'right' }}>
              {shareInWords(count, total) ?? '–'}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  );
};
