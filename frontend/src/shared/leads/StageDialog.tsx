import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type LeadStage, leadStageNames, leadStages } from '@pilotlight/contracts/values/lead-stage';
import { type LostReason, lostReasonNames, lostReasons } from '@pilotlight/contracts/values/lost-reason';
import { useState } from 'react';
import { AppDialog } from '../../ui/AppDialog';
import { Segmented } from '../../ui/Segmented';
import { leadsInWords } from './lead-words';

const stages = leadStages.map((value) => ({ value, label: leadStageNames[value] }));
const reasons = lostReasons.map((value) => ({ value, label: lostReasonNames[value] }));

interface StageDialogProps {
  readonly count: number;
  readonly onSet: (stage: LeadStage, reason: LostReason | null) => void;
  readonly onClose: () => void;
}

/** Asks which stage the selected leads are to have, and of lost ones why. */
export const StageDialog = ({ count, onSet, onClose }: StageDialogProps) => {
  const [stage, setStage] = useState<LeadStage | ''>('');
  const [reason, setReason] = useState<LostReason | ''>('');
  const asksWhy = stage === 'lost';
  return (
    <AppDialog
      open
      title={`Set the stage of ${leadsInWords(count)}`}
      width={560}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="contained"
            disabled={stage === '' || (asksWhy && reason === '')}
            onClick={() => stage && onSet(stage, asksWhy && reason ? reason : null)}
          >
            {stage ? `Mark ${leadStageNames[stage].toLowerCase()}` : 'Set stage'}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Segmented<LeadStage | ''> fullWidth label="Stage" value={stage} options={stages} onChange={setStage} />
        {asksWhy && (
          <Box sx={{ display: 'grid', gap: 0.5 }}>
            <Typography variant="small">Why were they lost?</Typography>
            <Segmented<LostReason | ''>
              fullWidth
              label="Why they were lost"
              value={reason}
              options={reasons}
              onChange={setReason}
            />
          </Box>
        )}
      </Box>
    </AppDialog>
  );
};
