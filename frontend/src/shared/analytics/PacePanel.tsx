import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Analytics, Pace } from '@pilotlight/contracts/http/analytics';
import { formatCount } from '../../ui/format';
import { Panel } from '../../ui/Panel';
import { waitInWords } from '../insights/wait-in-words';

/** Answers of the chat come in seconds, a person's in minutes or hours. */
const inWords = (seconds: number): string => {
  if (seconds < 1) return 'under 1 s';
  return seconds < 60 ? `${Math.round(seconds)} s` : waitInWords(seconds);
};

const comparedWith = ({ medianSeconds }: Pace): string =>
  medianSeconds === null ? 'Nothing to compare with before' : `${inWords(medianSeconds)} in the period before`;

interface FigureProps {
  readonly name: string;
  readonly pace: Pace;
  readonly before: Pace;
}

const Figure = ({ name, pace, before }: FigureProps) => (
  <div>
    <Typography variant="label" component="h3">
      {name}
    </Typography>
    <Typography variant="figure" component="p" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
      {pace.medianSeconds === null ? '–' : inWords(pace.medianSeconds)}
    </Typography>
    <Typography variant="small" component="p">
      {pace.medianSeconds === null ? 'Not enough yet' : `Median of ${formatCount(pace.of)} · ${comparedWith(before)}`}
    </Typography>
  </div>
);

/** How soon a lead's visitor was answered, and how soon a person saw to the lead. */
export const PacePanel = ({ leads, leadsBefore }: Pick<Analytics, 'leads' | 'leadsBefore'>) => (
  <Panel title="How fast" aside="Leads of these days">
    <Box sx={{ display: 'grid', gap: 2, p: { xs: 2, md: '16px 24px' } }}>
      <Figure name="First answer in the chat" pace={leads.response} before={leadsBefore.response} />
      <Figure name="First contact by a person" pace={leads.firstContact} before={leadsBefore.firstContact} />
    </Box>
  </Panel>
);
