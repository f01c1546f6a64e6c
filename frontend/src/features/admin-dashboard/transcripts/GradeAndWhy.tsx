import Box from '@mui/material/Box';
import type { LeadView } from '@pilotlight/contracts/http/leads';
import { GradeReasons } from '../../../shared/leads/GradeReasons';
import { PointBars } from '../../../shared/leads/PointBars';
import { Verdict } from '../../../shared/leads/Verdict';

/** How hot the lead is, the facts that made it so, and its points by part. */
export const GradeAndWhy = ({ grading, now }: Pick<LeadView, 'grading'> & { readonly now: Date }) => (
  <Box component="section" aria-label="Grade" sx={{ display: 'grid', gap: 2 }}>
    <Verdict grading={grading} ungraded="Nothing said yet" now={now} plain />
    {grading && (
      <>
        <GradeReasons facts={grading.facts} />
        <PointBars points={grading.points} />
      </>
    )}
  </Box>
);
