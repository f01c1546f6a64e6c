import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ChatbotAct } from '@pilotlight/contracts/http/many-installers';
import { useState } from 'react';
import { AppDialog } from '../../../ui/AppDialog';
import { BulkResult } from './BulkResult';
import { questionOf } from './bulk-words';
import { ReasonField } from './ReasonField';
import { useBulkChange } from './useBulkChange';

interface BulkDialogProps {
  readonly act: ChatbotAct;
  readonly slugs: readonly string[];
  readonly onClose: () => void;
}

const asks: Readonly<Record<ChatbotAct, string>> = {
  suspend: 'They stop answering on every website until you resume them. The safety card still answers.',
  resume: 'They answer again at once, also where a payment failed.',
};
const labels: Readonly<Record<ChatbotAct, string>> = { suspend: 'Suspend', resume: 'Resume' };

/** Asks before many chatbots are suspended or resumed, shows how far it has come, and says what came of each. */
export const BulkDialog = ({ act, slugs, onClose }: BulkDialogProps) => {
  const [reason, setReason] = useState('');
  const { progress, run, stop } = useBulkChange();
  const running = progress !== null && progress.state !== 'ended';
  const of = (outcome: 'changed' | 'failed') =>
    progress?.changes.filter((each) => each.outcome === outcome).map(({ slug }) => slug) ?? [];
  const failed = of('failed');
  const changed = of('changed');
  const title = questionOf(progress?.act ?? act, progress?.wanted.length ?? slugs.length);
  return (
    <AppDialog
      open
      title={progress === null ? title : title.slice(0, -1)}
      width={560}
      busy={running}
      onClose={onClose}
      actions={
        progress === null ? (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              variant="contained"
              color={act === 'suspend' ? 'error' : 'primary'}
              onClick={() => void run(act, slugs, reason)}
            >
              {labels[act]}
            </Button>
          </>
        ) : running ? (
          <Button onClick={stop} disabled={progress.state === 'stopping'}>
            Cancel
          </Button>
        ) : (
          <>
            {progress.act === 'suspend' && changed.length > 0 && (
              <Button onClick={() => void run('resume', changed, '')}>Undo</Button>
            )}
            {failed.length > 0 && <Button onClick={() => void run(progress.act, failed, reason)}>Try Again</Button>}
            <Button variant="contained" onClick={onClose}>
              Done
            </Button>
          </>
        )
      }
    >
      {progress === null ? (
        <>
          <Typography variant="body">{asks[act]}</Typography>
          {act === 'suspend' && <ReasonField value={reason} onChange={setReason} />}
        </>
      ) : (
        <BulkResult progress={progress} />
      )}
    </AppDialog>
  );
};
