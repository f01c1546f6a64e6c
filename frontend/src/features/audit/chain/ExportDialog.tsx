import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { AppDialog } from '../../../ui/AppDialog';
import { formatCount } from '../../../ui/format';
import { icon } from '../../../ui/icon';
import { type ExportProgress, useExport } from './useExport';

const inWords = (progress: ExportProgress): string => {
  switch (progress.step) {
    case 'running':
      return progress.of === null
        ? 'Preparing the export'
        : `${formatCount(progress.events)} of ${formatCount(progress.of)} events`;
    case 'done':
      return `${formatCount(progress.events)} events and their seal are in ${progress.file}.`;
    case 'failed':
      return `The export failed. ${progress.reason ?? 'Please try again.'}`;
  }
};

const shareOf = (progress: ExportProgress): number => {
  if (progress.step === 'done') return 100;
  return progress.step === 'running' && progress.of ? Math.floor((progress.events / progress.of) * 100) : 0;
};

/** An export on its way, with its count; closing the dialog cancels it. */
export const ExportDialog = ({ installer, onClose }: { readonly installer: string; readonly onClose: () => void }) => {
  const progress = useExport(installer);
  const { step } = progress;
  return (
    <AppDialog
      open
      title={`Export of ${installer}`}
      drawing={<Download {...icon} />}
      onClose={onClose}
      actions={
        <Button variant={step === 'running' ? 'outlined' : 'contained'} onClick={onClose}>
          {step === 'running' ? 'Cancel' : 'Close'}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <LinearProgress
          aria-label="Export"
          variant={step === 'running' && progress.of === null ? 'indeterminate' : 'determinate'}
          value={shareOf(progress)}
          sx={{
            height: 8,
            borderRadius: '4px',
            background: 'var(--surface-sunk)',
            '& .MuiLinearProgress-bar': { background: step === 'failed' ? 'var(--bad)' : 'var(--flame)' },
          }}
        />
        <Typography
          variant="body"
          role={step === 'failed' ? 'alert' : 'status'}
          sx={{ fontVariantNumeric: 'tabular-nums', ...(step === 'failed' && { color: 'var(--bad)' }) }}
        >
          {inWords(progress)}
        </Typography>
        <Typography variant="small">
          Each event as it is kept, personal words encrypted. The file proves itself: npm run audit -- verify.
        </Typography>
      </Box>
    </AppDialog>
  );
};
