import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LeadView } from '@pilotlight/contracts/http/leads';
import { leadStageNames, leadStages, type LeadStage } from '@pilotlight/contracts/values/lead-stage';
import { lostReasonNames, lostReasons, type LostReason } from '@pilotlight/contracts/values/lost-reason';
import { apiErrorFrom } from '../../../api/api-error';
import { Segmented } from '../../../ui/Segmented';
import { toast } from '../../../ui/toasts/toasts';
import { JobValue } from './JobValue';
import { useSetLeadStageMutation } from './lead-work.api';

const stages = leadStages.map((value) => ({ value, label: leadStageNames[value] }));
const reasons = lostReasons.map((value) => ({ value, label: lostReasonNames[value] }));

interface Standing {
  readonly stage: LeadStage;
  readonly reason?: LostReason;
  readonly valuePence?: number | null;
}

interface StageRowProps {
  readonly sessionId: string;
  readonly view: Pick<LeadView, 'stage' | 'lostReason' | 'valuePence'>;
}

/** How far the firm has come with a lead; a press moves it, and the toast takes it back. Of a lost one it asks why, of a won one what it is worth. */
export const StageRow = ({ sessionId, view: { stage, lostReason, valuePence } }: StageRowProps) => {
  const [save, { isLoading, originalArgs }] = useSetLeadStageMutation();
  const chosen = isLoading && originalArgs ? originalArgs.body.stage : stage;
  const put = async (body: Standing): Promise<boolean> => {
    const { error } = await save({ params: { sessionId }, body });
    if (!error) return true;
    const description = apiErrorFrom(error).reason ?? 'Please try again.';
    toast({ title: 'Stage not changed', description, variant: 'destructive' });
    return false;
  };
  const move = async (to: LeadStage) => {
    const before: Standing = {
      stage,
      ...(stage === 'lost' && lostReason && { reason: lostReason }),
      ...(stage === 'won' && valuePence !== null && { valuePence }),
    };
    if (!(await put({ stage: to }))) return;
    toast({
      title: `Marked ${leadStageNames[to].toLowerCase()}`,
      action: { label: 'Undo', press: () => void put(before) },
    });
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        '& .MuiToggleButtonGroup-root': { width: '100%' },
        '& button': { flex: '1 1 auto', minWidth: 0, px: '2px' },
      }}
    >
      <Segmented label="Lead status" value={chosen} options={stages} onChange={(to) => void move(to)} />
      {chosen === 'lost' && (
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          <Typography variant="small">Why was it lost?</Typography>
          <Segmented<LostReason | ''>
            label="Why it was lost"
            value={lostReason ?? ''}
            options={reasons}
            onChange={(reason) => reason && void put({ stage: 'lost', reason })}
          />
        </Box>
      )}
      {chosen === 'won' && (
        <JobValue key={valuePence} {...{ valuePence }} onSave={(value) => put({ stage: 'won', valuePence: value })} />
      )}
    </Box>
  );
};
