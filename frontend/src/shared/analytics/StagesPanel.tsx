import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Analytics, LeadFigures, Pace } from '@pilotlight/contracts/http/analytics';
import { leadStageNames, type LeadStage } from '@pilotlight/contracts/values/lead-stage';
import { poundsOf } from '@pilotlight/contracts/values/money';
import { formatCount } from '../../ui/format';
import { Panel } from '../../ui/Panel';
import { shareInWords } from '../insights/figures';
import { waitInWords } from '../insights/wait-in-words';

interface Step {
  readonly stage: LeadStage;
  readonly count: number;
  readonly pace: Pace | null;
}

const stepsOf = (leads: LeadFigures): readonly Step[] => [
  { stage: 'new', count: leads.leads, pace: null },
  { stage: 'contacted', count: leads.contacted, pace: leads.toContacted },
  { stage: 'quoted', count: leads.quoted, pace: leads.toQuoted },
  { stage: 'won', count: leads.won, pace: leads.toWon },
  { stage: 'lost', count: leads.lost, pace: leads.toLost },
];

/** "after 20 min": the median from the stage before. */
const paceInWords = (pace: Pace | null): string =>
  pace && pace.medianSeconds !== null ? `after ${waitInWords(pace.medianSeconds)}, the median` : '';

const revenueInWords = ({ won, valued, wonPence }: LeadFigures): string => {
  if (won === 0) return 'No lead of these days is won yet.';
  if (valued === 0) return 'No won lead has a value yet: give it on the lead, beside its stage.';
  return `${poundsOf(wonPence)} won, from ${formatCount(valued)} of ${formatCount(won)} won leads with a value.`;
};

/** How far the leads of the period have got, stage by stage. */
export const StagesPanel = ({ leads }: Pick<Analytics, 'leads'>) => (
  <Panel title="Conversion" aside="Leads that came in these days, as they stand now">
    <Box component="ol" sx={{ display: 'grid', gap: 1.5, p: { xs: 2, md: '16px 24px' }, listStyle: 'none' }}>
      {stepsOf(leads).map(({ stage, count, pace }) => (
        <Box component="li" key={stage}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '0 12px', fontVariantNumeric: 'tabular-nums' }}>
            <Typography variant="label" component="span" sx={{ minWidth: 84 }}>
              {stage === 'new' ? 'Leads' : leadStageNames[stage]}
            </Typography>
            <Typography variant="body" component="span">
              {formatCount(count)}
            </Typography>
            <Typography variant="small" component="span">
              {stage !== 'new' && `${shareInWords(count, leads.leads) ?? '–'} of leads`}
            </Typography>
            <Typography variant="small" component="span" sx={{ ml: 'auto' }}>
              {paceInWords(pace)}
            </Typography>
          </Box>
          <Box aria-hidden sx={{ mt: 0.5, height: 10, borderRadius: '3px', background: 'var(--surface-sunk)' }}>
            <Box
              style={{ width: `${leads.leads === 0 ? 0 : (count / leads.leads) * 100}%` }}
              sx={{
                height: '100%',
                borderRadius: '3px',
                background: stage === 'lost' ? 'var(--line-strong)' : 'var(--flame)',
              }}
            />
          </Box>
        </Box>
      ))}
      <Typography variant="small" component="li">
        {revenueInWords(leads)}
      </Typography>
    </Box>
  </Panel>
);
