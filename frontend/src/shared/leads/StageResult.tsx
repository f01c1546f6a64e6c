import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { leadStageNames } from '@pilotlight/contracts/values/lead-stage';
import { AppDialog } from '../../ui/AppDialog';
import { formatCount } from '../../ui/format';
import { outcomesInWords } from './lead-words';
import type { StageChanges, StageProgress } from './useStageChanges';

const mostListed = 100;

interface StageResultProps {
  readonly progress: StageProgress;
  readonly changes: StageChanges;
  /** What to call a lead. */
  readonly nameOf: (sessionId: string) => string;
  readonly onClose: () => void;
}

/** How far a change of many leads has come; once it has ended, what came of it, and which failed and why. */
export const StageResult = ({ progress, changes, nameOf, onClose }: StageResultProps) => {
  const { stage, wanted, outcomes, state } = progress;
  const running = state !== 'ended';
  const failed = outcomes.filter(({ outcome }) => outcome === 'failed');
  return (
    <AppDialog
      open
      title={stage ? `Mark ${leadStageNames[stage].toLowerCase()}` : 'Put back'}
      width={560}
      busy={running}
      onClose={onClose}
      actions={
        running ? (
          <Button onClick={changes.stop} disabled={state === 'stopping'}>
            Cancel
          </Button>
        ) : (
          <>
            {changes.back.length > 0 && <Button onClick={() => void changes.undo()}>Undo</Button>}
            {failed.length > 0 && <Button onClick={changes.again}>Try Again</Button>}
            <Button variant="contained" onClick={onClose}>
              Done
            </Button>
          </>
        )
      }
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {running && (
          <LinearProgress
            variant="determinate"
            aria-label="Progress"
            value={(outcomes.length / Math.max(1, wanted.length)) * 100}
          />
        )}
        <Typography variant="body" role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {running
            ? `${formatCount(outcomes.length)} of ${formatCount(wanted.length)}${state === 'stopping' ? ', stopping...' : ''}`
            : outcomesInWords(outcomes, stage, wanted.length)}
        </Typography>
        {failed.length > 0 && (
          <Box
            component="ul"
            tabIndex={0}
            aria-label="Failed"
            sx={{
              m: 0,
              p: '8px 12px 8px 28px',
              maxHeight: 200,
              overflow: 'auto',
              background: 'var(--bad-soft)',
              borderRadius: '8px',
            }}
          >
            {failed.slice(0, mostListed).map(({ sessionId, message }) => (
              <Typography
                key={sessionId}
                component="li"
                variant="small"
                sx={{ color: 'var(--bad)', overflowWrap: 'anywhere' }}
              >
                <b>{nameOf(sessionId)}</b>: {message}
              </Typography>
            ))}
          </Box>
        )}
      </Box>
    </AppDialog>
  );
};
