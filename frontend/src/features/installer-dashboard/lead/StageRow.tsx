import Box from '@mui/material/Box';
import { leadStageNames, leadStages, type LeadStage } from '@pilotlight/contracts/values/lead-stage';
import { apiErrorFrom } from '../../../api/api-error';
import { Segmented } from '../../../ui/Segmented';
import { toast } from '../../../ui/toasts/toasts';
import { useSetLeadStageMutation } from './lead-work.api';

const stages = leadStages.map((value) => ({ value, label: leadStageNames[value] }));

/** How far the firm has come with a lead; a press moves it. */
export const StageRow = ({ sessionId, stage }: { readonly sessionId: string; readonly stage: LeadStage }) => {
  const [save, { isLoading, originalArgs }] = useSetLeadStageMutation();
  const chosen = isLoading && originalArgs ? originalArgs.body.stage : stage;
  const move = async (to: LeadStage) => {
    const { error } = await save({ params: { sessionId }, body: { stage: to } });
    if (!error) return;
    const description = apiErrorFrom(error).reason ?? 'Please try again.';
    toast({ title: 'Stage not changed', description, variant: 'destructive' });
  };
  return (
    <Box
      sx={{
        '& .MuiToggleButtonGroup-root': { width: '100%' },
        '& button': { flex: '1 1 auto', minWidth: 0, px: '2px' },
      }}
    >
      <Segmented label="Lead status" value={chosen} options={stages} onChange={(to) => void move(to)} />
    </Box>
  );
};
