import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { LeadView } from '@pilotlight/contracts/http/leads';
import type { SheetField } from '@pilotlight/contracts/values/job-sheet';
import { preferredTimeInWords } from '@pilotlight/contracts/values/preferred-dates';
import { GradeReasons } from '../../../shared/leads/GradeReasons';
import { MarketingAnswers } from '../../../shared/leads/MarketingAnswers';
import { PointBars } from '../../../shared/leads/PointBars';
import { Verdict } from '../../../shared/leads/Verdict';
import { DetailRow } from './DetailRow';

const details = [
  'first_name',
  'last_name',
  'phone',
  'email',
  'address',
  'postcode',
  'preferred_time',
] as const satisfies readonly SheetField[];

interface LeadCardProps {
  readonly sessionId: string;
  readonly view: LeadView;
  /** How far the visitor has come, for one that has no grade yet. */
  readonly status: string;
  readonly now: Date;
}

/** How hot the lead is and why, and how to reach it. */
export const LeadCard = ({ sessionId, view, status, now }: LeadCardProps) => {
  const { lead, grading } = view;
  return (
    <Card component="section" aria-label="Lead">
      <Verdict grading={grading} ungraded={status} now={now} />
      {grading && (
        <>
          <Box sx={{ p: '12px 16px', borderBottom: '1px solid var(--line)' }}>
            <GradeReasons facts={grading.facts} />
          </Box>
          <Box sx={{ p: '12px 16px', borderBottom: '1px solid var(--line)' }}>
            <PointBars points={grading.points} />
          </Box>
        </>
      )}
      <Box sx={{ p: '8px 16px' }}>
        {details.map((field) => (
          <DetailRow
            key={field}
            {...{ sessionId, field }}
            value={lead[field]}
            {...(field === 'preferred_time' && { shown: preferredTimeInWords(lead) })}
          />
        ))}
      </Box>
      <Box sx={{ p: '12px 16px', borderTop: '1px solid var(--line)' }}>
        <MarketingAnswers answers={view.marketing} />
      </Box>
    </Card>
  );
};
