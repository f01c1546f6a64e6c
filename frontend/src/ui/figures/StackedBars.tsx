import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface Part {
  readonly name: string;
  readonly colour: string;
}

interface StackedBarsProps {
  /** From the ground up. */
  readonly parts: readonly Part[];
  /** A bar each: what it is, and a count of each part. */
  readonly bars: readonly { readonly name: string; readonly counts: readonly number[] }[];
  /** Said under the first and the last bar. */
  readonly ends: readonly [string, string];
}

const height = 128;

const inWords = (parts: readonly Part[], { name, counts }: StackedBarsProps['bars'][number]): string =>
  `${name}: ${parts.map((part, index) => `${part.name} ${(counts[index] ?? 0).toLocaleString('en-GB')}`).join(', ')}`;

/** A bar for each stretch of time, its parts on top of each other, all by one measure. */
export const StackedBars = ({ parts, bars, ends }: StackedBarsProps) => {
  const most = Math.max(1, ...bars.map(({ counts }) => counts.reduce((sum, count) => sum + count, 0)));
  return (
    <Box sx={{ p: { xs: 2, md: '16px 24px' } }}>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 1.5, listStyle: 'none' }}>
        {parts.map(({ name, colour }, index) => (
          <Typography key={name} component="li" variant="small" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            <Box
              component="span"
              aria-hidden
              style={{ background: colour }}
              sx={{ display: 'inline-block', width: 10, height: 10, mr: 0.75, borderRadius: '3px' }}
            />
            {name} {bars.reduce((sum, { counts }) => sum + (counts[index] ?? 0), 0).toLocaleString('en-GB')}
          </Typography>
        ))}
      </Box>
      <Box
        component="ol"
        sx={{
          display: 'flex',
          alignItems: 'end',
          gap: bars.length > 40 ? '1px' : { xs: '2px', md: '4px' },
          height,
          listStyle: 'none',
          borderBottom: '1px solid var(--line-strong)',
        }}
      >
        {bars.map((bar) => (
          <Box
            component="li"
            key={bar.name}
            title={inWords(parts, bar)}
            aria-label={inWords(parts, bar)}
            sx={{
              flex: 1,
              maxWidth: 40,
              mx: 'auto',
              display: 'flex',
              flexDirection: 'column-reverse',
              height: '100%',
              borderRadius: '3px 3px 0 0',
              overflow: 'hidden',
            }}
          >
            {parts.map(({ name, colour }, index) => (
              <Box
                key={name}
                aria-hidden
                style={{ background: colour, height: `${((bar.counts[index] ?? 0) / most) * 100}%` }}
                sx={{ flex: 'none' }}
              />
            ))}
          </Box>
        ))}
      </Box>
      <Typography variant="small" component="div" sx={{ display: 'flex', justifyContent: 'space-between', mt: 0.5 }}>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </Typography>
    </Box>
  );
};
