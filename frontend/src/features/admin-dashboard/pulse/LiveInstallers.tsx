import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Pulse } from '@pilotlight/contracts/http/insights';
import { formatCount, formatTime } from '../../../ui/format';

// Behind by more than this the figures beside it are no longer "now".
const tolerableLagMilliseconds = 5000;

/** Who isn't lit, and by whose doing: "5 suspended by you, 3 unpaid." */
const restingInWords = ({ installers, suspended }: Pulse): string => {
  if (installers === 0) return 'No chatbots yet.';
  const resting = [
    suspended.byAdmin > 0 && `${formatCount(suspended.byAdmin)} suspended by you`,
    suspended.byPayment > 0 && `${formatCount(suspended.byPayment)} unpaid`,
  ].filter((words) => words !== false);
  return resting.length > 0 ? `${resting.join(', ')}.` : '';
};

interface LiveInstallersProps {
  readonly pulse: Pulse;
  /** The last question went unanswered: what is shown is older than it should be. */
  readonly late: boolean;
}

/** How current the figures are, and which of them leave something out. */
const freshnessInWords = ({ lag }: Pulse): string => {
  const incomplete = Object.keys(lag.quarantined);
  const behind = lag.milliseconds < 1000 ? 'Up to date' : `${inSeconds(lag.milliseconds)} behind`;
  return incomplete.length > 0 ? `${behind}. Incomplete: ${incomplete.join(', ')}` : behind;
};

const inSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** How many pilot lights burn, in one sentence. */
export const LiveInstallers = ({ pulse, late }: LiveInstallersProps) => {
  const warned = pulse.lag.milliseconds > tolerableLagMilliseconds || Object.keys(pulse.lag.quarantined).length > 0;
  return (
    <div>
      <Typography variant="title" component="h1" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {formatCount(pulse.lit)}{' '}
        <Box component="span" sx={{ color: 'var(--band-soft)', fontWeight: 500 }}>
          of {formatCount(pulse.installers)} chatbots live
        </Box>
      </Typography>
      <Typography variant="small" sx={{ mt: 0.5 }}>
        {restingInWords(pulse)}
      </Typography>
      <Box
        component="p"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.75,
          mt: 2,
          font: "550 12.5px/18px 'Inter Variable', Inter, system-ui, sans-serif",
          fontVariantNumeric: 'tabular-nums',
          color: late || warned ? 'var(--band-warn)' : '#dbe6ee',
          '&::before': {
            content: '""',
            width: 6,
            height: 6,
            borderRadius: '50%',
            background: late || warned ? 'currentColor' : 'var(--good)',
          },
        }}
      >
        {late ? `No answer since ${formatTime(pulse.at)}` : freshnessInWords(pulse)}
      </Box>
    </div>
  );
};
