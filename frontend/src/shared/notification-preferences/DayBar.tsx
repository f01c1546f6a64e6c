import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Moon } from 'lucide-react';
import { icon } from '../../ui/icon';
import { quietStretches } from './quiet-stretches';

const marks = ['00:00', '06:00', '12:00', '18:00', '24:00'];
const leastShare = { quiet: 0.22, awake: 0.4 };

interface DayBarProps {
  /** HH:MM; null where no hours are quiet. */
  readonly quiet: { readonly start: string; readonly end: string } | null;
}

/** A day of 24 hours, its quiet ones dark. */
export const DayBar = ({ quiet }: DayBarProps) => {
  const stretches = quietStretches(quiet);
  const longest = (isQuiet: boolean) =>
    Math.max(...stretches.filter((each) => each.isQuiet === isQuiet).map(({ share }) => share));
  const says = ({ isQuiet, share }: (typeof stretches)[number]) =>
    share >= leastShare[isQuiet ? 'quiet' : 'awake'] && share === longest(isQuiet);
  return (
    <div>
      <Box
        role="img"
        aria-label={quiet ? `Quiet from ${quiet.start} to ${quiet.end}` : 'No quiet hours'}
        sx={{ display: 'flex', height: 56, borderRadius: '8px', overflow: 'hidden' }}
      >
        {stretches.map((stretch) => (
          <Box
            key={stretch.from}
            style={{ width: `${stretch.share * 100}%` }}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 0.75,
              flex: 'none',
              boxSizing: 'border-box',
              overflow: 'hidden',
              whiteSpace: 'nowrap',
              font: "550 12.5px/18px 'Inter Variable', Inter, system-ui, sans-serif",
              ...(stretch.isQuiet
                ? { pl: says(stretch) ? 1.5 : 0, background: 'var(--rail)', color: '#fff' }
                : { justifyContent: 'center', background: 'var(--flame-soft)', color: 'var(--ink)' }),
            }}
          >
            {says(stretch) && stretch.isQuiet && <Moon {...icon} />}
            {says(stretch) && (stretch.isQuiet ? 'Quiet' : 'Alerts come at once')}
          </Box>
        ))}
      </Box>
      <Typography
        variant="small"
        aria-hidden
        sx={{ display: 'flex', justifyContent: 'space-between', mt: 1, fontVariantNumeric: 'tabular-nums' }}
      >
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </Typography>
    </div>
  );
};
