import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { LeadView } from '@pilotlight/contracts/http/leads';
import type { SheetField } from '@pilotlight/contracts/values/job-sheet';
import { sheetOrder } from '@pilotlight/contracts/values/job-sheet-fields';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { apiErrorFrom } from '../../../api/api-error';
import { icon } from '../../../ui/icon';
import { toast } from '../../../ui/toasts/toasts';
import { useRequestJobDetailMutation } from './lead-work.api';
import { MissingDetail } from './MissingDetail';

interface MissingFieldsProps {
  readonly sessionId: string;
  readonly view: Pick<LeadView, 'jobSheet' | 'requested'>;
  readonly onFill: (field: SheetField) => void;
}

const first = 4;

const QuoteReady = () => (
  <Box
    sx={{
      display: 'flex',
      gap: 1,
      alignItems: 'center',
      m: '0 16px 16px',
      p: 1.5,
      borderRadius: '8px',
      background: 'var(--good-soft)',
      color: 'var(--good)',
      fontWeight: 600,
      fontSize: 14,
    }}
  >
    <CircleCheck {...icon} /> Quote-ready
  </Box>
);

/** What the sheet still lacks, the most valuable first; where it is much, the rest is a press away, but for what is being asked. */
export const MissingFields = ({ sessionId, view, onFill }: MissingFieldsProps) => {
  const [all, setAll] = useState(false);
  const [request] = useRequestJobDetailMutation();
  const {
    requested,
    jobSheet: { missing },
  } = view;
  const isAsked = ({ field }: (typeof missing)[number]): boolean => requested.some((each) => each === field);
  const listed =
    all || missing.length <= first + 1 ? missing : missing.filter((each, index) => index < first || isAsked(each));
  const ask = async (field: SheetField) => {
    const { error } = await request({ params: { sessionId }, body: { field } });
    if (!error) return;
    const description = apiErrorFrom(error).reason ?? 'Please try again.';
    toast({ title: 'Not asked', description, variant: 'destructive' });
  };
  if (missing.length === 0) return <QuoteReady />;
  return (
    <Box sx={{ m: '0 16px 16px', p: 1.5, borderRadius: '8px', background: 'var(--surface-sunk)' }}>
      <Typography variant="subhead" component="h3" sx={{ mb: 0.5 }}>
        Still needed
      </Typography>
      <ul>
        {listed.flatMap((each) => {
          const field = sheetOrder.find((known) => known === each.field);
          if (!field) return [];
          return (
            <MissingDetail
              key={field}
              missing={each}
              asked={isAsked(each)}
              onAsk={() => void ask(field)}
              onFill={() => onFill(field)}
            />
          );
        })}
      </ul>
      {missing.some(isAsked) && (
        <Typography variant="small" role="status" sx={{ display: 'block', mb: 0.5 }}>
          The assistant will ask when they next write.
        </Typography>
      )}
      {listed.length < missing.length && (
        <Button variant="text" size="small" sx={{ ml: -1 }} onClick={() => setAll(true)}>
          Show all {missing.length}
        </Button>
      )}
    </Box>
  );
};
