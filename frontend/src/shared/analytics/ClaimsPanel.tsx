import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Analytics, Claims } from '@pilotlight/contracts/http/analytics';
import { growthInWords, timesInWords } from '../../ui/figures/change';
import { formatCount } from '../../ui/format';
import { Panel } from '../../ui/Panel';

interface Measured {
  readonly name: string;
  readonly figure: string | null;
  /** What is measured, and of how many. */
  readonly basis: string;
}

const signed = (percent: number): string => {
  const words = growthInWords(percent);
  return percent > 0 && words.endsWith('%') ? `+${words}` : words;
};

const quoteWorthy = ({ now, before, need, percent }: Claims['quoteWorthy']): Measured => ({
  name: 'Quote-worthy leads',
  figure: percent === null ? null : signed(percent),
  basis:
    `Hot and warm leads: ${formatCount(now)} in these days, ${formatCount(before)} in as many before` +
    (percent === null ? `. It takes ${need} in each.` : '.'),
});

const admin = ({ quotes, need, details, minutes }: Claims['admin']): Measured => ({
  name: 'Admin saved per quote',
  figure: minutes === null ? null : `${formatCount(minutes)} min`,
  basis:
    details === null
      ? `Details that the chat took down for quoted leads: ${formatCount(quotes)} quotes so far. It takes ${need}.`
      : `The chat took down ${details.toLocaleString('en-GB')} details for each of ${formatCount(quotes)} quotes; a minute and a half reckoned for each.`,
});

const firstResponse = ({ leads, need, times }: Claims['firstResponse']): Measured => ({
  name: 'Faster first response',
  figure: times === null ? null : timesInWords(times),
  basis:
    `The median time to the first answer in the chat beside that to a person’s first word or deed, of ${formatCount(leads)} leads` +
    (times === null ? `. It takes ${need}.` : '.'),
});

/** "Over 1,000×". */
const sentence = { '&::first-letter': { textTransform: 'uppercase' } } as const;

/** What our own pages promise, as it is here. */
export const ClaimsPanel = ({ claims }: Pick<Analytics, 'claims'>) => (
  <Panel title="What we promise, measured" aside="These days">
    <Box component="ul" sx={{ display: 'grid', gap: 2, p: { xs: 2, md: '16px 24px' }, listStyle: 'none' }}>
      {[quoteWorthy(claims.quoteWorthy), admin(claims.admin), firstResponse(claims.firstResponse)].map(
        ({ name, figure, basis }) => (
          <li key={name}>
            <Typography variant="label" component="h3">
              {name}
            </Typography>
            <Typography variant={figure === null ? 'body' : 'figure'} component="p" sx={sentence}>
              {figure ?? 'Not enough yet'}
            </Typography>
            <Typography variant="small" component="p">
              {basis}
            </Typography>
          </li>
        ),
      )}
    </Box>
  </Panel>
);
